import { hiddenName } from '#features/hiring/applications/anonymity.ts'
import { firstUnknown } from '#features/hiring/applications/parameter-rules.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { fillFor, selectFillable, type Text, textsOf } from '#features/hiring/message-templates/fill-template.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emitAll } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { scheduledMessageChanged } from './events.ts'
import type * as contract from './many-contract.ts'
import { mostWaiting, undoMinutes } from './rules.ts'

type Written = Taken<typeof contract.previewMessages>

/** What each would read, in the order they were chosen. @throws Refused not_found · invalid */
export async function previewMessages(ctx: Context, written: Written): Promise<Given<typeof contract.previewMessages>> {
  return { success: true, data: await fillAll(ctx, written) }
}

/**
 * Writes to each by itself; whoever may not be written to, for whom something stays open, or for whom the same waits already, is
 * left out and named: pressed twice, it goes out once. @throws Refused not_found · invalid · nobody_chosen: nobody is left
 */
export async function sendMessages(ctx: Context, written: Written): Promise<Given<typeof contract.sendMessages>> {
  const { page, member } = found(ctx.membership)
  const batch = newId()
  const now = ctx.now()
  const send_at = new Date(now.getTime() + undoMinutes * 60_000)
  const times = { send_at, zone: 'UTC', created_at: now, updated_at: now }
  const filled = await fillAll(ctx, written)
  const all = await ctx.db.transaction().execute(async (tx) => {
    await lockAll(tx, filled)
    const checked = await leaveOutWaiting(ctx, tx, filled)
    const going = checked.filter(({ why }) => why === null)
    if (going.length === 0) throw new Refused('nobody_chosen')
    const rows = going.map(({ application, subject, text }) => ({
      ...{ id: newId(), application_id: application, page_id: page, author_id: member, batch_id: batch },
      ...{ subject, text, ...times },
    }))
    await tx.insertInto('scheduled_messages').values(rows).execute()
    const facts = rows.map((row) => ({ message: row.id, application: row.application_id, job: written.job, page }))
    await emitAll(
      ctx,
      tx,
      scheduledMessageChanged,
      facts.map((one) => ({ ...one, how: 'scheduled' as const })),
    )
    return checked
  })
  const left_out = all.flatMap(({ application, name, why }) => (why === null ? [] : [{ application, name, why }]))
  const sent = all.length - left_out.length
  return { success: true, data: { batch, send_at: send_at.toISOString(), sent, left_out } }
}

/** Holds the applications, always in the same order: whoever else writes to them or ends them waits. */
const lockAll = (tx: Tx, filled: readonly { application: string }[]) =>
  tx
    .selectFrom('applications')
    .select('id')
    .where(
      'id',
      'in',
      filled.map(({ application }) => application),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

async function fillAll(ctx: Context, { job, ids: chosen, template, subject, text }: Written) {
  const membership = found(ctx.membership)
  const ids = [...new Set(chosen)]
  const texts = template ? found(await ofTemplate(ctx, membership.page, template)) : ofHand(ctx, subject, text)
  const rows = await selectFillable(ctx)
    .select('applications.stage')
    .where('applications.id', 'in', ids)
    .where('applications.job_id', '=', job)
    .where(reachableApplications(membership, 'applicant.message'))
    .execute()
  if (rows.length < ids.length) throw new Refused('not_found')
  const filled = await Promise.all(
    rows.map(async (row) => {
      const { language, subject, text, left } = await fillFor(ctx, row, texts)
      const may = mayWrite(row.stage, 'page')
      const why = whyNot(ctx, may.refused ? may.code : left.length > 0 ? 'parameter_open' : null)
      const name = row.hidden ? hiddenName(row.id) : row.name
      return { application: row.id, name, language, subject, text, left, why }
    }),
  )
  const inOrder = ids.flatMap((id) => filled.find(({ application }) => application === id) ?? [])
  return leaveOutWaiting(ctx, ctx.db, inOrder)
}

type Filled = { application: string; subject: string; text: string; why: string | null }

/** Nobody gets the same message twice, and nobody more than may wait for one applicant. */
async function leaveOutWaiting<F extends Filled>(ctx: Context, db: Db | Tx, filled: readonly F[]): Promise<F[]> {
  const waiting = await db
    .selectFrom('scheduled_messages')
    .select(['application_id', 'subject', 'text'])
    .where(
      'application_id',
      'in',
      filled.map(({ application }) => application),
    )
    .where('state', '=', 'waiting')
    .execute()
  const of = Map.groupBy(waiting, ({ application_id }) => application_id)
  return filled.map((one) => {
    const theirs = of.get(one.application) ?? []
    const isSame = theirs.some(({ subject, text }) => subject === one.subject && text === one.text)
    const code = isSame ? 'waits_already' : theirs.length >= mostWaiting ? 'too_many_scheduled' : null
    return { ...one, why: one.why ?? whyNot(ctx, code) }
  })
}

const whyNot = (ctx: Context, code: string | null): string | null =>
  code && ctx.wording.say(ctx.language, `refusals.${code}`, {})

async function ofTemplate(ctx: Context, page: string, template: string): Promise<Text[] | null> {
  const texts = await textsOf(ctx, page, template)
  return texts.length > 0 ? texts : null
}

/** What was written by hand, in whichever language it is. @throws Refused invalid */
function ofHand({ language }: Context, subject: string, text: string): Text[] {
  if (text.trim() === '') throw wrongField('text', 'required')
  const unknown = firstUnknown(text) ?? firstUnknown(subject)
  if (unknown) throw wrongField('text', 'unknown_parameter', unknown)
  return [{ language, subject, text }]
}

/** Takes back what waits still. @throws Refused not_found · scheduled_over: all of it has gone out */
export async function cancelMessages(
  ctx: Context,
  { batch }: Taken<typeof contract.cancelMessages>,
): Promise<Given<typeof contract.cancelMessages>> {
  const membership = found(ctx.membership)
  const cancelled = await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('scheduled_messages')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['scheduled_messages.id', 'scheduled_messages.state', 'application_id', 'job_id'])
      .where('batch_id', '=', batch)
      .where('scheduled_messages.page_id', '=', membership.page)
      .where(reachableApplications(membership, 'applicant.message'))
      .orderBy('scheduled_messages.id')
      .forUpdate('scheduled_messages')
      .execute()
    if (rows.length === 0) throw new Refused('not_found')
    const waiting = rows.filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) throw new Refused('scheduled_over')
    const ids = waiting.map(({ id }) => id)
    await tx
      .updateTable('scheduled_messages')
      .set((eb) => ({ state: 'cancelled', why: 'by_hand', version: eb('version', '+', 1), updated_at: ctx.now() }))
      .where('id', 'in', ids)
      .execute()
    const facts = waiting.map((row) => ({ message: row.id, application: row.application_id, job: row.job_id }))
    await emitAll(
      ctx,
      tx,
      scheduledMessageChanged,
      facts.map((one) => ({ ...one, page: membership.page, how: 'cancelled' as const, why: 'by_hand' as const })),
    )
    return ids.length
  })
  return { success: true, data: { cancelled } }
}
