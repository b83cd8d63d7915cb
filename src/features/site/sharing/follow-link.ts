import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { isCounted } from './rules.ts'
import { visitOf } from './visit-of.ts'

/** Where a short link leads, its own name in the address so that an application can say how it came. @throws Refused not_found */
export async function followLink(
  ctx: Context,
  { code }: Taken<typeof contract.followLink>,
): Promise<Given<typeof contract.followLink>> {
  const link = found(
    await ctx.db.selectFrom('share_links').select(['path', 'sharer_id']).where('code', '=', code).executeTakeFirst(),
  )
  const visit = { ...visitOf(ctx), user: ctx.me?.id ?? null }
  if (isCounted(visit, link))
    await ctx.db
      .updateTable('share_links')
      .set((eb) => ({ clicks_count: eb('clicks_count', '+', 1) }))
      .where('code', '=', code)
      .execute()
  return { success: true, data: { path: `${link.path}?via=${code}` } }
}
