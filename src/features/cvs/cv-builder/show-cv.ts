import { viewCv } from '#features/cvs/cvs/cvs.ts'
import { countExtraction, extractionOf } from '#features/cvs/cvs/extraction.ts'
import { findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { sectionOf } from '#libraries/cv-reading/parse/sections.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

/** A CV of the caller with all it says. @throws Refused not_found */
export async function showCv(
  ctx: Context,
  { cv }: Pick<Taken<typeof contract.showCv>, 'cv'>,
): Promise<Given<typeof contract.showCv>> {
  const row = await findOwnCv(ctx, cv)
  const [view, { versions }] = await Promise.all([
    viewCv(ctx, cv),
    ctx.db
      .selectFrom('cv_versions')
      .select((eb) => eb.fn.countAll<number>().as('versions'))
      .where('cv_id', '=', cv)
      .executeTakeFirstOrThrow(),
  ])
  const fields = row.content ? extractionOf(row.content, row.read, row.corrected) : []
  return {
    success: true,
    data: {
      ...view,
      version: row.version,
      content: row.content,
      look: row.look,
      fields,
      ...countExtraction(fields),
      work_kept: workKept(row.content),
      versions,
    },
  }
}

const workKept = (content: CvContent | null): string | null =>
  content?.experience.length === 0
    ? (content.others.find(({ name }) => sectionOf(name) === 'experience')?.name ?? null)
    : null
