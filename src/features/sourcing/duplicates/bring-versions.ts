import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'

/** CVs of the other record become versions of the kept one, or its own does where the other's is taken; gives their numbers. */
export async function bringVersions(
  ctx: Context,
  tx: Tx,
  keep: LockedImported,
  merge: LockedImported,
  takesCv: boolean,
): Promise<number[]> {
  const older = await tx
    .selectFrom('imported_versions')
    .select(['cv_id', 'content', 'replaced_at'])
    .where('imported_id', '=', merge.id)
    .orderBy('version')
    .execute()
  const aside = takesCv ? keep : merge
  const brought = [...older, { cv_id: aside.cv_id, content: aside.content, replaced_at: ctx.now() }].filter(
    ({ cv_id, content }) => cv_id || content,
  )
  const numbers = brought.map((_, at) => keep.version + at)
  if (brought.length > 0)
    await tx
      .insertInto('imported_versions')
      .values(
        brought.map(({ cv_id, content, replaced_at }, at) => ({
          ...{ imported_id: keep.id, of_page_id: keep.page_id, version: keep.version + at, cv_id, replaced_at },
          content: content && JSON.stringify(content),
        })),
      )
      .execute()
  return numbers
}
