import { pageSaved } from '#features/companies/pages/events.ts'
import { forgetUnclean, readyPictures, takePictures } from '#features/companies/pages/take-pictures.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdVersion } from './hold-version.ts'
import { readProfile } from './read-profile.ts'
import { filmAt } from './rules.ts'

type Fields = Omit<Taken<typeof contract.saveGallery>, 'version'>

/**
 * Saves logo, cover, film and pictures of the own page, in their order. What no longer belongs to it is thrown away.
 * @throws Refused changed_meanwhile · invalid
 */
export async function saveGallery(
  ctx: Context,
  { version, ...fields }: Taken<typeof contract.saveGallery>,
): Promise<Given<typeof contract.saveGallery>> {
  const { page } = found(ctx.membership)
  const video = fields.video === null ? null : filmAt(fields.video)
  if (fields.video && !video) throw wrongField('video', 'film')
  const ready = await readyPictures(ctx, page, namedIn(fields))
  const gone = await ctx.db.transaction().execute(async (tx) => {
    await holdVersion(tx, page, version)
    await takePictures(tx, page, ready)
    const { logo_id, cover_id } = fields
    await tx
      .updateTable('pages')
      .set({ logo_id, cover_id, video, version: version + 1 })
      .where('id', '=', page)
      .execute()
    await writePictures(tx, page, fields.pictures)
    await emit(ctx, tx, pageSaved, { page, part: 'gallery' })
    return throwAway(tx, page)
  })
  await forgetUnclean(ctx, ready)
  for (const key of gone) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
  return { success: true, data: await readProfile(ctx.db, page) }
}

/** Every file the page is to have, with the field that named it. */
function namedIn({ logo_id, cover_id, pictures }: Fields): Map<string, string> {
  const all: [string | null, string][] = [
    ...pictures.map(({ file }, at): [string, string] => [file, `pictures.${at}`]),
    [cover_id, 'cover_id'],
    [logo_id, 'logo_id'],
  ]
  return new Map(all.flatMap(([file, field]) => (file ? [[file, field] as const] : [])))
}

async function writePictures(tx: Tx, page: string, pictures: Fields['pictures']): Promise<void> {
  await tx.deleteFrom('page_pictures').where('page_id', '=', page).execute()
  const once = [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
  if (once.length === 0) return
  const rows = once.map(({ file, captions }, position) => {
    const said = Object.entries(captions).filter(([, words]) => words)
    return { page_id: page, position, file_id: file, captions: JSON.stringify(Object.fromEntries(said)) }
  })
  await tx.insertInto('page_pictures').values(rows).execute()
}

/** Pictures of the page that are nowhere on it any more; gives their storage keys. */
async function throwAway(tx: Tx, page: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('page_id', '=', page)
    .where('thing', '=', 'page-picture')
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('page_pictures').select('file_id').whereRef('file_id', '=', 'files.id')),
          eb.exists(eb.selectFrom('page_clients').select('logo_id').whereRef('logo_id', '=', 'files.id')),
          eb.exists(
            eb
              .selectFrom('pages')
              .select('id')
              .where('id', '=', page)
              .where((or) => or.or([or('logo_id', '=', or.ref('files.id')), or('cover_id', '=', or.ref('files.id'))])),
          ),
        ]),
      ),
    )
    .returning('storage_key')
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
