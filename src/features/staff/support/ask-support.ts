import { sql } from 'kysely'
import { say } from '#features/talk/threads/send-message.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayAskForPage, mostNew } from './rules.ts'

const day = 86_400_000

/** Opens a conversation with the staff. @throws Refused not_allowed · support_asked · invalid */
export async function askSupport(
  ctx: Context,
  { subject, text, as }: Taken<typeof contract.askSupport>,
): Promise<Given<typeof contract.askSupport>> {
  if (as === 'page') must(mayAskForPage(ctx.membership?.role))
  const me = found(ctx.me).id
  const page_id = as === 'page' ? found(ctx.membership).page : null
  const thread = await ctx.db.transaction().execute(async (tx) => {
    await demandFewNew(ctx, tx, me)
    const times = { created_at: ctx.now(), last_at: ctx.now() }
    const row = await tx
      .insertInto('threads')
      .values({ id: newId(), kind: 'support', page_id, user_id: me, created_by: me, title: subject, ...times })
      .returningAll()
      .executeTakeFirstOrThrow()
    await say(ctx, tx, row, { side: 'person', author: me, text })
    return row.id
  })
  return { success: true, data: { thread } }
}

/** @throws Refused support_asked */
async function demandFewNew(ctx: Context, tx: Tx, me: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`support ${me}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('threads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'support')
    .where('created_by', '=', me)
    .where('created_at', '>', new Date(ctx.now().getTime() - day))
    .executeTakeFirstOrThrow()
  if (count >= mostNew) throw new Refused('support_asked', { most: mostNew })
}
