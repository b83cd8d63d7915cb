import { findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Asked } from './asked.ts'
import type * as contract from './contract.ts'
import { viewOf } from './formatted-view.ts'
import { keepPrinted } from './keep-printed.ts'
import { nameOfPrint } from './name-of-print.ts'
import { fileOf, ownSource, photoOf } from './own-source.ts'
import { printAsked } from './print.ts'
import { numberOf } from './rules.ts'

/** @throws Refused not_found · cv_state */
export async function showFormat(
  ctx: Context,
  { cv }: Taken<typeof contract.showFormat>,
): Promise<Given<typeof contract.showFormat>> {
  const { row, content } = await ownSource(ctx, cv)
  return {
    success: true,
    data: {
      id: row.id,
      name: row.name,
      confirmed: row.state === 'confirmed',
      look: row.look,
      has: {
        photo: content.photo_id !== null,
        personal: Object.values(content.personal).some(Boolean),
        references: content.references.length > 0,
      },
      original: (await fileOf(ctx, row))?.mime === 'application/pdf',
    },
  }
}

/** Prints an own CV to a file that is kept, and remembers how. @throws Refused not_found · cv_state */
export async function formatOwn(
  ctx: Context,
  { cv, ...how }: Taken<typeof contract.formatOwn>,
): Promise<Given<typeof contract.formatOwn>> {
  const { row, content } = await ownSource(ctx, cv)
  const photo = how.look.photo ? await photoOf(ctx, content, row.user_id) : null
  const asked: Asked = { ...how, added: null }
  const print = await printAsked(
    ctx,
    { content, file: await fileOf(ctx, row), number: numberOf(row.id), presented: { photo } },
    asked,
  )
  const printed = { ...print, name: await nameOfPrint(ctx, row.user_id, print.name, asked) }
  const id = newId<'formatted-cv'>()
  const made = {
    id,
    user_id: row.user_id,
    cv_id: row.id,
    made_by: found(ctx.me).id,
    name: printed.name,
    asked: JSON.stringify(asked),
    state: 'ready' as const,
    created_at: ctx.now(),
  }
  await ctx.db.transaction().execute(async (tx) => {
    await tx.insertInto('formatted_cvs').values(made).execute()
    const file_id = await keepPrinted(ctx, tx, printed, { formatted: id, owner: row.user_id, page: null })
    await tx.updateTable('formatted_cvs').set({ file_id }).where('id', '=', id).execute()
    await tx
      .updateTable('cvs')
      .set({ look: JSON.stringify(how.look) })
      .where('id', '=', (await findOwnCv(ctx, cv)).id)
      .execute()
  })
  return { success: true, data: viewOf({ ...made, asked, why: null }) }
}
