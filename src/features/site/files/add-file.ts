import { writeFile } from 'node:fs/promises'
import type { Context } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { measurePicture, withoutNotes } from '#platform/server/files/pictures.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { keepBytes, keepFile } from './keep-file.ts'

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain'])

/**
 * Stores a file of the caller, not yet part of anything.
 * @throws Refused file_missing · wrong_type · too_large · file_unreadable
 */
export async function addFile(ctx: Context): Promise<Given<typeof contract.addFile>> {
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const mime = await kindOfFile(file.path)
  if (!mime || !accepted.has(mime)) throw new Refused('wrong_type')
  const bytes = await keepUpright(ctx, file, mime)
  const keep = {
    name: safeName(file.name),
    mime,
    owner: found(ctx.me).id,
    page: ctx.membership?.page ?? null,
    thing: 'loose',
  }
  const kept = await ctx.db.transaction().execute((tx) => keepFile(ctx, tx, bytes, keep))
  return { success: true, data: fileView(kept) }
}

/** Photos lose the camera's notes (place, device) before anything is kept of them. */
export async function keepUpright(ctx: Context, file: ReceivedFile, mime: string) {
  if (!mime.startsWith('image/')) return keepBytes(ctx, file, mime)
  await measurePicture(file.path)
  const picture = await withoutNotes(file.path)
  if (picture) await writeFile(file.path, picture)
  return keepBytes(ctx, picture ? { ...file, bytes: picture.length } : file, mime)
}

/** A stored file as calls show it. */
export const fileView = ({ id, name, mime, bytes }: { id: string; name: string; mime: string; bytes: number }) => ({
  id,
  name,
  mime,
  size: bytes,
  url: `/api/files/${id}/${encodeURIComponent(name)}`,
  thumb_url: mime.startsWith('image/') ? `/api/files/${id}/thumb/160` : null,
})
