import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { textsStopped } from './events.ts'

const senderOf = ({ code, name, stopped_at }: { code: string; name: string; stopped_at: Date | null }) => ({
  code,
  name,
  stopped: stopped_at !== null,
})

/** Companies that text the own person. */
export async function listSenders(ctx: Context): Promise<Given<typeof contract.listSenders>> {
  const rows = await ctx.db
    .selectFrom('text_contacts')
    .select(['code', 'name', 'stopped_at'])
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('name')
    .execute()
  return { success: true, data: rows.map(senderOf) }
}

/** @throws Refused not_found */
export async function stopSender(
  ctx: Context,
  { code, stopped }: Taken<typeof contract.stopSender>,
): Promise<Given<typeof contract.stopSender>> {
  await ctx.db.transaction().execute((tx) => setStopped(ctx, tx, { code, stopped, user: found(ctx.me).id }))
  return { success: true }
}

/** @throws Refused not_found */
export async function showStop(
  ctx: Context,
  { code }: Taken<typeof contract.showStop>,
): Promise<Given<typeof contract.showStop>> {
  const row = await ctx.db
    .selectFrom('text_contacts')
    .select(['code', 'name', 'stopped_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  return { success: true, data: senderOf(found(row)) }
}

/** Whoever holds the link ends the texts; to begin them again takes the account. @throws Refused not_found */
export async function stopTexts(
  ctx: Context,
  { code }: Taken<typeof contract.stopTexts>,
): Promise<Given<typeof contract.stopTexts>> {
  await ctx.db.transaction().execute((tx) => setStopped(ctx, tx, { code, stopped: true }))
  return showStop(ctx, { code })
}

async function setStopped(ctx: Context, tx: Tx, asked: { code: string; stopped: boolean; user?: string }) {
  const { code, stopped, user } = asked
  const row = await tx
    .selectFrom('text_contacts')
    .selectAll()
    .where('code', '=', code)
    .$if(user !== undefined, (query) => query.where('user_id', '=', user as string))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refused('not_found')
  if ((row.stopped_at !== null) === stopped) return
  const stopped_at = stopped ? ctx.now() : null
  await tx.updateTable('text_contacts').set({ stopped_at }).where('code', '=', code).execute()
  await emit(ctx, tx, textsStopped, { user: row.user_id, page: row.page_id, stopped })
}
