import { keepFile, keepMade } from '#features/site/files/keep-file.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { keepPreview } from './accept-cv.ts'
import type { CvRow } from './own-cv.ts'

/** A CV that was printed and whose bytes are kept; `keep` makes the file count, `discard` lets it go. */
export type PrintedCv = { keep: (tx: Tx) => Promise<string>; discard: () => Promise<void> }

/** Prints a CV that never was a file, as it looks, so that it can be sent like any other. */
export async function printOwnCv(ctx: Context, row: CvRow): Promise<PrintedCv> {
  const { look, user_id: owner } = row
  const content = found(row.content)
  const photo = look.photo && content.photo_id ? await photoOf(ctx, content.photo_id, owner) : null
  const { bytes, name, mime } = await printCv(
    { content, look, redaction: 'none', number: '', presented: { photo }, format: 'pdf' },
    (language, key, values) => ctx.wording.say(language, `cvs.print.${key}`, values),
  )
  const kept = await keepMade(ctx, bytes)
  return {
    async keep(tx) {
      const { id } = await keepFile(ctx, tx, kept, { name, mime, owner, thing: 'cv', thingId: row.id })
      await keepPreview(tx, id)
      return id
    },
    discard: () => ctx.files.remove(kept.storage_key),
  }
}

async function photoOf(ctx: Context, id: string, owner: string): Promise<Uint8Array | null> {
  const file = await ctx.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('mime', 'like', 'image/%')
    .executeTakeFirst()
  return file ? ctx.files.bytes(file.storage_key) : null
}
