import type { Context, Tx } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { wrongField } from '#platform/shared/refusal.ts'

/** What the files of covers belong to. */
export const coverOf = 'job-group-cover'

export const coverUrl = (id: string | null): string | null => (id ? `/api/files/${id}/thumb/960` : null)

/**
 * Makes a stored picture the cover of a group, and lets the one before go.
 * @throws Refused invalid: no picture, or neither this person's own nor the group's already
 */
export async function setCover(ctx: Context, tx: Tx, group: { id: string; page: string }, cover: string | null) {
  await tx
    .updateTable('files')
    .set({ thing: null, thing_id: null })
    .where('thing', '=', coverOf)
    .where('thing_id', '=', group.id)
    .where((or) => (cover ? or('id', '!=', cover) : or.lit(true)))
    .execute()
  if (!cover) return
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ thing: coverOf, thing_id: group.id, page_id: group.page })
    .where('id', '=', cover)
    .where('mime', 'like', 'image/%')
    .where((or) =>
      or.or([
        or.and([or('thing', '=', coverOf), or('thing_id', '=', group.id)]),
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
