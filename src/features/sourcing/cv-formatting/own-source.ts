import { type CvRow, findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** An own CV that says something. @throws Refused not_found · cv_state: nothing was read or written yet */
export async function ownSource(ctx: Context, id: string): Promise<{ row: CvRow; content: CvContent }> {
  const row = await findOwnCv(ctx, id)
  if (!row.content) throw new Refused('cv_state')
  return { row, content: row.content }
}

/** The file a CV came as; null where it was written here. */
export async function fileOf(
  ctx: Context,
  { file_id }: Pick<CvRow, 'file_id'>,
): Promise<{ mime: string; storage_key: string } | null> {
  if (!file_id) return null
  const row = await ctx.db
    .selectFrom('files')
    .select(['mime', 'storage_key'])
    .where('id', '=', file_id)
    .executeTakeFirst()
  return row ?? null
}

/** The photo of a CV; only pictures of the person count. */
export async function photoOf(ctx: Context, content: CvContent, owner: string): Promise<Uint8Array | null> {
  if (!content.photo_id) return null
  const file = await ctx.db
    .selectFrom('files')
    .select(['storage_key', 'mime'])
    .where('id', '=', content.photo_id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return file?.mime.startsWith('image/') ? ctx.files.bytes(file.storage_key) : null
}
