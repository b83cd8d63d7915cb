import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { ShareKind } from './rules.ts'

/** A link by its code. @throws Refused not_found */
export async function findLink(ctx: Context, code: string) {
  const { kind, ...link } = found(
    await ctx.db.selectFrom('share_links').select(['kind', 'path']).where('code', '=', code).executeTakeFirst(),
  )
  return { ...link, kind: kind as ShareKind, url: `${ctx.settings.publicUrl}/s/${code}` }
}
