import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

export async function listConsents(ctx: Context): Promise<Given<typeof contract.listConsents>> {
  const rows = await ctx.db
    .selectFrom('consents')
    .select(['what', 'given', 'text_version', 'source', 'at'])
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return { success: true, data: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}
