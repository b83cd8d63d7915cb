import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const atOnce = 20

/** When staff opened one's data. In which role, not who: whoever works here is answered for by the site, and named in its audit. */
export async function listAccesses(
  ctx: Context,
  { cursor }: Taken<typeof contract.listAccesses>,
): Promise<Given<typeof contract.listAccesses>> {
  const rows = await ctx.db
    .selectFrom('personal_data_accesses')
    .select(['id', 'at', 'role', 'why'])
    .where('user_id', '=', found(ctx.me).id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
    .execute()
  return {
    success: true,
    data: rows.slice(0, atOnce).map((row) => ({ ...row, at: row.at.toISOString() })),
    next_cursor: rows.length > atOnce ? (rows[atOnce - 1]?.id ?? null) : null,
  }
}
