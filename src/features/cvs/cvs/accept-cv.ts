import { readFile, writeFile } from 'node:fs/promises'
import { type KeptFile, keepBytes, keepFile } from '#features/site/files/keep-file.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { cleaned, measurePicture } from '#platform/server/files/pictures.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { makeCvPreview } from './make-preview.ts'

/** A CV that was looked into and whose bytes are kept; `keep` makes it count, `discard` lets it go. */
export type AcceptedCv = {
  /** What it says, where that was asked for. */
  read: { read: ReadCv; content: CvContent | null } | null
  keep: (tx: Tx, of: { owner: string | null }) => Promise<KeptFile>
  discard: () => Promise<void>
}

/** Where the phone numbers of a CV are at home, if it shall be read and not only looked into. */
type Reading = { country: string | null }

/**
 * Looks into a received file before anything is stored: its kind by content, whether it opens, whether it is a bomb.
 * @throws Refused file_unsupported · file_encrypted · file_unreadable · file_bomb · too_large; file_wordless if it shall be read
 */
export async function acceptCv(ctx: Context, given: ReceivedFile, reading?: Reading): Promise<AcceptedCv> {
  if (given.bytes === 0) throw new Refused('file_unreadable')
  const mime = await kindOfFile(given.path)
  if (!isAccepted(mime)) throw new Refused('file_unsupported')
  const file = mime.startsWith('image/') ? await withoutNotes(given) : given
  const kind = readers[mime]
  const understood = reading ? await documentReader.understand(file.path, kind, reading.country, senderOf(ctx)) : null
  const read = understood && { read: understood.cv, content: understood.content }
  if (!read) await documentReader.show(file.path, kind, null, senderOf(ctx))
  const bytes = await keepBytes(ctx, file, mime)
  return {
    read,
    async keep(tx, { owner }) {
      const kept = await keepFile(ctx, tx, bytes, { name: safeName(file.name), mime, owner, thing: 'cv' })
      await keepPreview(tx, kept.id)
      return kept
    },
    discard: () => ctx.files.remove(bytes.storage_key),
  }
}

/** Whom a file is read for: files of one sender wait for each other before others wait for them. */
export const senderOf = ({ me, address }: Pick<Context, 'me' | 'address'>): string => me?.id ?? address

/** A photographed CV without what the camera noted: where it was taken, and with what. */
async function withoutNotes(file: ReceivedFile): Promise<ReceivedFile> {
  await measurePicture(file.path)
  const bytes = await readFile(file.path)
    .then(cleaned)
    .catch(() => {
      throw new Refused('file_unreadable')
    })
  await writeFile(file.path, bytes)
  return { ...file, bytes: bytes.length }
}

/** Has what can be shown of a stored CV drawn. */
export async function keepPreview(tx: Tx, file: string): Promise<void> {
  await tx.insertInto('cv_previews').values({ file_id: file, state: 'waiting' }).execute()
  await enqueue(tx, makeCvPreview, { file }, { key: `cv-preview:${file}` })
}
