import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context, Tx } from '#platform/server/context.ts'
import { cleaned } from '#platform/server/files/pictures.ts'
import { wrongField } from '#platform/shared/refusal.ts'

const kinds = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** A logo or photo of more bytes than this was not made for a page. */
export const mostPictureBytes = 10_000_000

type Ready = { id: string; storage_key: string; old_key: string; sha256: Buffer; bytes: number }

/**
 * Makes pictures that somebody just stored ready for a page: upright, without the camera's notes (place, device). Those
 * that belong to the page already are left as they are. The bytes are written before the transaction that takes them.
 * @throws Refused invalid: not a picture of the caller, not one of the three kinds, or too large
 */
export async function readyPictures(ctx: Context, page: string, asked: ReadonlyMap<string, string>): Promise<Ready[]> {
  if (asked.size === 0) return []
  const rows = await ctx.db
    .selectFrom('files')
    .select(['id', 'owner_id', 'page_id', 'mime', 'bytes', 'thing', 'storage_key'])
    .where('id', 'in', [...asked.keys()])
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const ready: Ready[] = []
  for (const [id, field] of asked) {
    const row = known.get(id)
    if (row?.page_id === page && isOfPages(row.thing)) continue
    const isOwn =
      row?.thing === 'loose' && row.owner_id !== null && row.owner_id === (ctx.me?.id ?? ctx.membership?.member)
    if (!row || !isOwn) throw wrongField(field, 'wrong')
    if (!kinds.has(row.mime)) throw wrongField(field, 'wrong_type')
    if (row.bytes > mostPictureBytes) throw wrongField(field, 'too_large')
    ready.push(await cleanOf(ctx, row, field))
  }
  return ready
}

const isOfPages = (thing: string | null) => thing === 'page-picture' || thing === 'page-logo'

async function cleanOf(ctx: Context, row: { id: string; storage_key: string }, field: string): Promise<Ready> {
  const bytes = await cleaned(await ctx.files.bytes(row.storage_key)).catch(() => {
    throw wrongField(field, 'file_unreadable')
  })
  const storage_key = `${row.storage_key}-clean`
  await ctx.files.put(storage_key, Readable.from([bytes]), bytes.length)
  const sha256 = createHash('sha256').update(bytes).digest()
  return { id: row.id, storage_key, old_key: row.storage_key, sha256, bytes: bytes.length }
}

/** Gives ready pictures to the page: they are its own from now on, not those of whoever sent them. */
export async function takePictures(tx: Tx, page: string, ready: readonly Ready[]): Promise<void> {
  for (const { id, storage_key, sha256, bytes } of ready)
    await tx
      .updateTable('files')
      .set({ thing: 'page-picture', thing_id: page, page_id: page, owner_id: null, storage_key, sha256, bytes })
      .where('id', '=', id)
      .execute()
}

/** What was stored with the camera's notes goes, once the clean picture is the page's. */
export async function forgetUnclean(ctx: Context, ready: readonly Ready[]): Promise<void> {
  for (const { old_key } of ready) await ctx.files.remove(old_key).catch((error) => ctx.log.warn(error))
}

export const thumbOf = (id: string, width: 160 | 480 | 960 | 1600): string => `/api/files/${id}/thumb/${width}`
