import { acceptCv } from '#features/cvs/cvs/accept-cv.ts'
import { findOwnCv, holdOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { countryOf, isNoCv, writeRead } from '#features/cvs/cvs/read-cv.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { showCv } from './show-cv.ts'

/** Another file becomes the one a CV was read from; corrections stay. @throws Refused not_found · file_missing · file_wordless and what acceptCv refuses */
export async function readAnotherFile(
  ctx: Context,
  { cv }: Taken<typeof contract.readAnotherFile>,
): Promise<Given<typeof contract.readAnotherFile>> {
  const { user_id: owner } = await findOwnCv(ctx, cv)
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const accepted = await acceptCv(ctx, file, { country: await countryOf(ctx, owner) })
  try {
    const read = found(accepted.read)
    if (isNoCv(read)) throw new Refused('file_wordless')
    await ctx.db.transaction().execute(async (tx) => {
      const row = await holdOwnCv(ctx, tx, cv)
      const kept = await accepted.keep(tx, { owner })
      await tx.updateTable('files').set({ thing_id: cv }).where('id', '=', kept.id).execute()
      await writeRead(ctx, tx, row, read, kept)
    })
  } catch (error) {
    await accepted.discard()
    throw error
  }
  return showCv(ctx, { cv })
}
