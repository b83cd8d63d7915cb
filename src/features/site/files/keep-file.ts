import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context, Tx } from '#platform/server/context.ts'
import { measurePicture } from '#platform/server/files/pictures.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import { newId } from '#platform/shared/ids.ts'

export type Keep = {
  name: string
  mime: string
  owner: string | null
  page?: string | null
  thing: string
  thingId?: string | null
}
export type KeptFile = { id: string; name: string; mime: string; bytes: number }

/** Puts the bytes of a received file into the store and returns the row to insert; the row is what makes it count. */
export async function keepBytes(ctx: Context, file: ReceivedFile, mime: string) {
  const id = newId<'file'>()
  const storage_key = `${id.slice(-2)}/${id}`
  const hash = createHash('sha256')
  await pipeline(createReadStream(file.path), hash)
  const size = mime.startsWith('image/') ? await measurePicture(file.path) : { width: null, height: null }
  await ctx.files.put(storage_key, createReadStream(file.path), file.bytes)
  return { id, storage_key, sha256: hash.digest(), bytes: file.bytes, ...size }
}

/** The same for bytes that were made here: a printed document. */
export async function keepMade(ctx: Context, made: Buffer) {
  const id = newId<'file'>()
  const storage_key = `${id.slice(-2)}/${id}`
  await ctx.files.put(storage_key, Readable.from([made]), made.length)
  return { id, storage_key, sha256: createHash('sha256').update(made).digest(), bytes: made.length }
}

/** Inserts the row of bytes that were kept. */
export async function keepFile(
  ctx: Context,
  tx: Tx,
  bytes: Awaited<ReturnType<typeof keepMade>> & { width?: number | null; height?: number | null },
  keep: Keep,
): Promise<KeptFile> {
  const { owner, page, thing, thingId, mime } = keep
  const name = trueName(keep.name, mime)
  const row = {
    ...bytes,
    name,
    mime,
    owner_id: owner,
    page_id: page ?? null,
    thing,
    thing_id: thingId ?? null,
    created_at: ctx.now(),
  }
  await tx.insertInto('files').values(row).execute()
  return { id: bytes.id, name, mime, bytes: bytes.bytes }
}

/** Endings a file of a kind may have; the first is given to one that claims to be another. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'text/plain': ['txt', 'md', 'csv', 'log'],
}

/** A name with the ending of what the file is: whoever saves it opens it as that. */
export function trueName(name: string, mime: string): string {
  const right = endings[mime]
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)
  if (!right || right.includes(ending?.[1]?.toLowerCase() ?? '')) return name
  return `${ending ? name.slice(0, ending.index) : name}.${right[0]}`
}
