import { correctionsOf } from '#features/cvs/cvs/corrections-of.ts'
import { holdOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { writeCv } from '#features/cvs/cvs/write-cv.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandPeriods } from './demand-periods.ts'
import { mayOverwrite } from './rules.ts'
import { showCv } from './show-cv.ts'

/**
 * Saves what a CV says and how it looks. What the person changed, or looked at and left, is theirs from now on.
 * @throws Refused not_found · changed_meanwhile · invalid: a photo that is nobody's own, a period that ends before it begins
 */
export async function saveCv(
  ctx: Context,
  { cv, version, content, look, looked }: Taken<typeof contract.saveCv>,
): Promise<Given<typeof contract.saveCv>> {
  await demandOwnPhoto(ctx, content)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdOwnCv(ctx, tx, cv)
    must(mayOverwrite(version, row.version))
    demandPeriods(content, row.content)
    const corrected = correctionsOf(row, content, looked)
    await writeCv(ctx, tx, row, { content, look, corrected, cause: 'written' })
  })
  return showCv(ctx, { cv })
}

async function demandOwnPhoto(ctx: Context, { photo_id }: CvContent): Promise<void> {
  if (!photo_id) return
  const own = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', photo_id)
    .where('owner_id', '=', found(ctx.me).id)
    .where('mime', 'like', 'image/%')
    .executeTakeFirst()
  if (!own) throw wrongField('content.photo_id', 'wrong')
}
