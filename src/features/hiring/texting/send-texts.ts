import { sql } from 'kysely'
import { hold } from '#features/money/ledger/ledger.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { NameTaken, takeName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { sendDueTexts } from './background.ts'
import type * as contract from './contract.ts'
import { textMoved } from './events.ts'
import { paidBy } from './paid-by.ts'
import { holdDays, mostPerHour } from './rules.ts'
import { type Written, writeTexts } from './write-texts.ts'

type Asked = Taken<typeof contract.sendTexts>

/**
 * Sets text messages aside and lets each go out; asked again with the same request, it tells what was sent then.
 * @throws Refused not_found · not_allowed · no_sms · over_limit · texts_nobody · texts_cost_changed · texts_too_many
 */
export async function sendTexts(ctx: Context, asked: Asked): Promise<Given<typeof contract.sendTexts>> {
  const { page } = found(ctx.membership)
  return ctx.db.transaction().execute(async (tx) => {
    // two sendings of a page go one after the other: the second sees whom the first has just texted
    await tx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('page_id', '=', page)
      .where('kind', '=', 'sms')
      .forNoKeyUpdate()
      .execute()
    const before = await sentBefore(tx, page, asked.request)
    if (before.sent > 0) return { success: true as const, data: { ...before, left_out: [] } }
    const { written, left } = await writeTexts(ctx, tx, asked)
    const cost = written.reduce((sum, { segments }) => sum + segments, 0)
    if (written.length === 0) throw new Refused('texts_nobody')
    if (cost !== asked.cost) throw new Refused('texts_cost_changed', { cost })
    await demandRoom(ctx, tx, page, written.length)
    for (const one of written) await keep(ctx, tx, asked, one)
    await enqueue(tx, sendDueTexts, {}, { key: 'send-due-texts' })
    return { success: true as const, data: { sent: written.length, left_out: left, cost } }
  })
}

async function sentBefore(tx: Tx, page: string, request: string) {
  const row = await tx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::integer`.as('sent'))
    .select(sql<number>`coalesce(sum(segments), 0)::integer`.as('cost'))
    .where('request', '=', request)
    .where('page_id', '=', page)
    .executeTakeFirstOrThrow()
  return row
}

/** @throws Refused texts_too_many */
async function demandRoom(ctx: Context, tx: Tx, page: string, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('page_id', '=', page)
    .where('created_at', '>', new Date(ctx.now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow()
  if (count + more > mostPerHour) throw new Refused('texts_too_many', { most: mostPerHour })
}

async function keep(ctx: Context, tx: Tx, { job, request }: Asked, one: Written): Promise<void> {
  const { page, member } = found(ctx.membership)
  const { application, user, text, body, segments, code, company, sendAt } = one
  const id = newId()
  const now = ctx.now()
  await tx
    .insertInto('text_contacts')
    .values({ user_id: user, page_id: page, code, name: company })
    .onConflict((known) => known.columns(['user_id', 'page_id']).doUpdateSet({ name: company }))
    .execute()
  if (!(await takeName(tx, 'text', code, page))) throw new NameTaken('text')
  await tx
    .insertInto('text_messages')
    .values({
      ...{ id, page_id: page, application_id: application, user_id: user, author_id: member, request },
      ...{ text, body, segments, send_at: sendAt, created_at: now, changed_at: now },
    })
    .execute()
  const until = new Date(sendAt.getTime() + holdDays * 86_400_000)
  await hold(ctx, tx, { ...paidBy({ id, page_id: page, segments, application_id: application }), until })
  await emit(ctx, tx, textMoved, { text: id, application, job, page, to: 'waiting', segments })
}
