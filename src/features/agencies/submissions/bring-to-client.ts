import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { keepFile, keepMade } from '#features/site/files/keep-file.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { redact } from '#libraries/cv-printing/redact.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Submission } from './move-submission.ts'
import { printedFor } from './print-submission.ts'

export type Prepared = { file: Awaited<ReturnType<typeof keepMade>>; name: string; mime: string }

/** Prints what the client shall read, and puts it into the store. @throws Refused not_found · submission_wordless */
export async function prepareCv(ctx: Context, id: string): Promise<Prepared> {
  const row = found(
    await ctx.db
      .selectFrom('submissions')
      .select(['id', 'page_id', 'content', 'by_id', 'language'])
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .executeTakeFirst(),
  )
  const { bytes, name, mime } = await printedFor(ctx, row, toLanguage(row.language))
  return { file: await keepMade(ctx, bytes), name, mime }
}

/**
 * Makes an applicant of somebody in the client's own pipeline: without contact details, which go through the agency.
 * @throws Refused already_applicant: they applied themselves, or another agency was earlier
 */
export async function bringToClient(
  ctx: Context,
  tx: Tx,
  row: Submission,
  job: { id: string; page: string },
  { file, name, mime }: Prepared,
): Promise<void> {
  const kept = await keepFile(ctx, tx, file, {
    ...{ name, mime, owner: row.user_id, page: job.page, thing: 'cv' },
  })
  const content = redact(CvContent.parse(row.content), 'contacts', { label: row.name ?? '' })
  const application = await bringApplication(ctx, tx, job.page, {
    ...{ job: job.id, candidate: row.user_id, name: found(row.name), email: null, phone: null, language: row.language },
    ...{ country: null, cv: kept.id, note: row.note, source: 'agency', content },
  })
  await tx.updateTable('submissions').set({ application_id: application }).where('id', '=', row.id).execute()
}
