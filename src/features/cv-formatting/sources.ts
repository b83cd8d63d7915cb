import { isKnown } from '#features/applications/anonymity.ts'
import type { CvContent } from '#features/cvs/content-contract.ts'
import { type CvRow, findOwnCv } from '#features/cvs/own-cv.ts'
import { contentOfFile } from '#features/cvs/read-file.ts'
import { applicationsWithin } from '#features/jobs/job-team.ts'
import type { Context, Seat } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** An own CV that says something. @throws Refused not_found · cv_state: nothing was read or written yet */
export async function ownSource(ctx: Context, id: string): Promise<{ row: CvRow; content: CvContent }> {
  const row = await findOwnCv(ctx, id)
  if (!row.content) throw new Refused('cv_state')
  return { row, content: row.content }
}

/** The file an own CV came as; null where it was written here. */
export async function fileOf(ctx: Context, { file_id }: CvRow): Promise<{ mime: string; storage_key: string } | null> {
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

/** Applications of the page within reach that came with a CV, but not of people who are still hidden. */
export const sentWithin = (ctx: Context, seat: Seat) =>
  ctx.db
    .selectFrom('applications')
    .innerJoin('files', 'files.id', 'applications.cv_id')
    .where('applications.page_id', '=', seat.page)
    .where(applicationsWithin(seat, 'applicant.read'))
    .where(isKnown)

/** A CV that was sent to a page: the file as it came, never what its owner wrote since. */
export async function sentFile(ctx: Context, application: string) {
  return found(
    await ctx.db
      .selectFrom('applications')
      .innerJoin('files', 'files.id', 'applications.cv_id')
      .select(['files.id', 'files.mime', 'files.storage_key', 'applications.name', 'candidate_id'])
      .where('applications.id', '=', application)
      .executeTakeFirst(),
  )
}

/** What a sent CV says. @throws Refused what reading refuses */
export async function sentContent(
  ctx: Context,
  file: { mime: string; storage_key: string; name: string },
): Promise<CvContent> {
  const told = await contentOfFile(ctx, file)
  // whoever applied said who it is
  return { ...told, name: told.name || file.name.slice(0, 120) }
}
