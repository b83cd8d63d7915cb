import { mayMoveCv } from '#features/cvs/cvs/cv-states.ts'
import { cvChanged } from '#features/cvs/cvs/events.ts'
import { pageKey } from '#features/cvs/cvs/make-preview.ts'
import { holdOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { promote, promoteNext } from '#features/cvs/cvs/primary-cv.ts'
import { askToRead } from '#features/cvs/cvs/read-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Done = Promise<Given<typeof contract.renameCv>>

/** @throws Refused not_found */
export const renameCv = (ctx: Context, { cv, name }: Taken<typeof contract.renameCv>): Done =>
  change(ctx, cv, async (tx) => {
    await tx.updateTable('cvs').set({ name }).where('id', '=', cv).execute()
  })

/** @throws Refused not_found */
export const choosePrimaryCv = (ctx: Context, { cv }: Taken<typeof contract.choosePrimaryCv>): Done =>
  change(ctx, cv, async (tx, { user_id }) => {
    await promote(tx, user_id, cv)
  })

/** Has the file read that could not be read, or was not yet. @throws Refused not_found · cv_state · file_missing */
export const readAgain = (ctx: Context, { cv }: Taken<typeof contract.readAgain>): Done =>
  change(ctx, cv, async (tx, row) => {
    must(mayMoveCv(row.state, 'scan'))
    if (!row.file_id) throw new Refused('file_missing')
    await tx.updateTable('cvs').set({ state: 'scanning' }).where('id', '=', cv).execute()
    await askToRead(tx, cv)
  })

/** The CV goes with its versions and files; what was sent with an application stays there. @throws Refused not_found */
export async function deleteCv(
  ctx: Context,
  { cv }: Taken<typeof contract.deleteCv>,
): Promise<Given<typeof contract.deleteCv>> {
  const unused: string[] = []
  let primary: string | null = null
  await change(ctx, cv, async (tx, row) => {
    await tx.deleteFrom('cvs').where('id', '=', cv).execute()
    unused.push(...(await dropFiles(tx, cv)))
    if (row.is_primary) primary = await promoteNext(tx, row.user_id, cv)
  })
  // only once nobody can ask for them any more
  for (const key of unused) await ctx.files.remove(key)
  return { success: true, data: { primary } }
}

/** Rows of files that no application was sent with; gives the keys of what then lies in the store for nothing. */
async function dropFiles(tx: Tx, cv: string): Promise<string[]> {
  const files = await tx
    .selectFrom('files')
    .leftJoin('cv_previews', 'cv_previews.file_id', 'files.id')
    .select(['files.id', 'storage_key', 'pages_count'])
    .where('thing', '=', 'cv')
    .where('thing_id', '=', cv)
    .where((not) =>
      not.not(
        not.exists(
          not.selectFrom('applications').select('applications.id').whereRef('applications.cv_id', '=', 'files.id'),
        ),
      ),
    )
    .execute()
  if (files.length === 0) return []
  const ids = files.map(({ id }) => id)
  await tx.deleteFrom('files').where('id', 'in', ids).execute()
  return files.flatMap(({ storage_key, pages_count }) => [
    storage_key,
    ...Array.from({ length: pages_count ?? 0 }, (_, page) => pageKey(storage_key, page)),
  ])
}

async function change(
  ctx: Context,
  cv: string,
  work: (tx: Tx, row: Awaited<ReturnType<typeof holdOwnCv>>) => Promise<void>,
): Done {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdOwnCv(ctx, tx, cv)
    await work(tx, row)
    await emit(ctx, tx, cvChanged, { user: row.user_id, cv })
  })
  return { success: true }
}
