import type { Context, Tx } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { wrongField } from '#platform/shared/refusal.ts'

/** What the files of covers belong to. */
export const coverOf = 'job-group-cover'

export const coverUrl = (id: string | null): string | null => (id ? `/api/files/${id}/thumb/960` : null)

type Covered = { id: string; page: string /** What else than a group it is. */; kind?: string }

/**
 * Makes a stored picture the cover of a group, or of another thing that has one, and lets the one before go.
 * @throws Refused invalid: no picture, or neither this person's own nor the thing's already
 */
export async function setCover(ctx: Context, tx: Tx, { id, page, kind = coverOf }: Covered, cover: string | null) {
  await tx
    .updateTable('files')
    .set({ thing: null, thing_id: null })
    .where('thing', '=', kind)
    .where('thing_id', '=', id)
    .where((or) => (cover ? or('id', '!=', cover) : or.lit(true)))
    .execute()
  if (!cover) return
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ thing: kind, thing_id: id, page_id: page })
    .where('id', '=', cover)
    .where('mime', 'like', 'image/%')
    .where((or) =>
      or.or([
        or.and([or('thing', '=', kind), or('thing_id', '=', id)]),
        or.and([or('thing', '=', 'loose'), or('owner_id', '=', ctx.me?.id ?? null)]),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw wrongField('cover_id', 'wrong')
}

/** A cover is seen by whoever sees its group: everybody, unless it is internal or not out yet. */
export async function mayReadCover(ctx: Context, file: FileRow): Promise<boolean> {
  if (ctx.membership?.page === file.page_id && ctx.membership.may('job.read')) return true
  const group = await ctx.db
    .selectFrom('job_groups')
    .select('id')
    .where('id', '=', file.thing_id)
    .where('state', 'in', ['published', 'ended'])
    .where('visibility', '!=', 'internal')
    .executeTakeFirst()
  return group !== undefined
}
