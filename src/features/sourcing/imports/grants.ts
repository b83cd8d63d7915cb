import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** The team that imports reads the CVs and pictures of those it brought along, older ones too. */
export async function mayReadImported(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('import')) return false
  const { page } = ctx.membership
  const held = await ctx.db
    .selectFrom('imported_candidates')
    .select('id')
    .where('page_id', '=', page)
    .where((or) =>
      or.or([
        or('cv_id', '=', file.id),
        or('picture_id', '=', file.id),
        or(
          'id',
          'in',
          or.selectFrom('imported_versions').select('imported_id').where('imported_versions.cv_id', '=', file.id),
        ),
      ]),
    )
    .executeTakeFirst()
  return held !== undefined
}
