import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type { showPostPermission as contract, postStandings } from './contract.ts'

/** How the own page may post, and the reason (product.md, "Post permission"); the lower of page and person counts. */
export async function showPostPermission(ctx: Context): Promise<Given<typeof contract>> {
  const { page } = found(ctx.membership)
  const row = await ctx.db
    .selectFrom('pages')
    .select(['post_permission', 'post_permission_reason as reason', 'post_permission_at as at'])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const person = await ctx.db
    .selectFrom('users')
    .select('post_permission')
    .where('id', '=', found(ctx.me).id)
    .executeTakeFirstOrThrow()
  const level = Math.min(row.post_permission, person.post_permission)
  return {
    success: true,
    data: {
      post_permission: level,
      because: because({ page: row.post_permission, level, reason: row.reason }),
      since: row.at?.toISOString() ?? null,
    },
  }
}

type Known = { page: number; level: number; reason: string | null }

function because({ page, level, reason }: Known): (typeof postStandings)[number] {
  if (level === 0) return 'blocked'
  if (level < page) return 'person'
  if (level === 1) return reason === 'fraud' ? 'fraud' : 'moderated'
  return reason === 'earned' ? 'earned' : 'trusted'
}
