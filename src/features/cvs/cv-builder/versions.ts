import { correctionsOf } from '#features/cvs/cvs/corrections-of.ts'
import { findOwnCv, holdOwnCv, lookOf } from '#features/cvs/cvs/own-cv.ts'
import { whatChanged } from '#features/cvs/cvs/what-changed.ts'
import { writeCv } from '#features/cvs/cvs/write-cv.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayOverwrite } from './rules.ts'
import { showCv } from './show-cv.ts'

/** The versions of a CV, newest first. @throws Refused not_found */
export async function listVersions(
  ctx: Context,
  { cv }: Taken<typeof contract.listVersions>,
): Promise<Given<typeof contract.listVersions>> {
  const { id } = await findOwnCv(ctx, cv)
  const rows = await ctx.db
    .selectFrom('cv_versions')
    .selectAll()
    .where('cv_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  const versions = rows.map((row) => ({ ...row, content: CvContent.parse(row.content) }))
  return {
    success: true,
    data: versions.map(({ version, created_at, cause, content, look }, at) => {
      const before = versions[at + 1]
      return {
        version,
        at: created_at.toISOString(),
        cause,
        changes: before ? whatChanged(before.content, content) : [],
        look_changed: before !== undefined && JSON.stringify(before.look) !== JSON.stringify(look),
        current: at === 0,
      }
    }),
  }
}

/** Goes back to an earlier version. @throws Refused not_found · changed_meanwhile */
export async function restoreVersion(
  ctx: Context,
  { cv, number, version }: Taken<typeof contract.restoreVersion>,
): Promise<Given<typeof contract.restoreVersion>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdOwnCv(ctx, tx, cv)
    must(mayOverwrite(version, row.version))
    const earlier = found(
      await tx
        .selectFrom('cv_versions')
        .select(['content', 'look'])
        .where('cv_id', '=', cv)
        .where('version', '=', number)
        .executeTakeFirst(),
    )
    const content = CvContent.parse(earlier.content)
    await writeCv(ctx, tx, row, {
      content,
      look: lookOf(earlier.look, content),
      corrected: correctionsOf(row, content),
      cause: 'restored',
    })
  })
  return showCv(ctx, { cv })
}
