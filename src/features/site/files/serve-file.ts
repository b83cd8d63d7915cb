import { Readable } from 'node:stream'
import type { Context } from '#platform/server/context.ts'
import { thumbnail, thumbnailSizes } from '#platform/server/files/pictures.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { hasPass, mayReadFile, noteRead } from './grants.ts'

/** Kinds a browser shows without running anything; all else is offered as a download. */
const inline = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain'])

/** The file's bytes, whole or a range (RFC 9110 §14). Hidden and missing look alike. @throws Refused not_found */
export async function readFile(ctx: Context, { id, sig }: Taken<typeof contract.readFile>): Promise<RawAnswer> {
  const file = await findReadable(ctx, id, sig)
  // whoever hands out a pass writes down for what
  if (!(await hasPass(ctx, file, sig))) await noteRead(ctx, file)
  const etag = `"${file.sha256.toString('hex').slice(0, 32)}"`
  const headers = {
    'content-type': file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime,
    'content-disposition': `${inline.has(file.mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    // a document is looked at in a frame of ours, and may run nothing
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    'cache-control': 'private, max-age=0, must-revalidate',
    'accept-ranges': 'bytes',
    etag,
  }
  if (ctx.asked('if-none-match') === etag) return new RawAnswer(304, headers)
  const range = rangeOf(ctx.asked('range'), file.bytes)
  if (range === 'none') return new RawAnswer(416, { 'content-range': `bytes */${file.bytes}` })
  if (!range)
    return new RawAnswer(
      200,
      { ...headers, 'content-length': String(file.bytes) },
      await ctx.files.open(file.storage_key),
    )
  const partial = {
    'content-range': `bytes ${range.start}-${range.end}/${file.bytes}`,
    'content-length': String(range.end - range.start + 1),
  }
  return new RawAnswer(206, { ...headers, ...partial }, await ctx.files.open(file.storage_key, range))
}

/** One range of a `Range` header; null for none asked, "none" for one outside the file. */
export function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, bytes - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1)
  return start > end || start >= bytes ? 'none' : { start, end }
}

/** A smaller picture. @throws Refused not_found */
export async function readThumbnail(
  ctx: Context,
  { id, size, sig }: Taken<typeof contract.readThumbnail>,
): Promise<RawAnswer> {
  const width = thumbnailSizes.find((one) => one === size)
  const file = await findReadable(ctx, id, sig)
  if (!width || !file.mime.startsWith('image/')) throw new Refused('not_found')
  const key = `${file.storage_key}-${width}`
  const bytes = await ctx.files.bytes(key).catch(() => makeThumbnail(ctx, file.storage_key, key, width))
  return new RawAnswer(
    200,
    { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
    Buffer.from(bytes),
  )
}

async function makeThumbnail(ctx: Context, from: string, key: string, width: number): Promise<Uint8Array> {
  const small = await thumbnail(await ctx.files.bytes(from), width)
  await ctx.files.put(key, Readable.from([small]), small.length)
  return small
}

async function findReadable(ctx: Context, id: string, sig: string | undefined) {
  const file = found(await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst())
  if (!(await mayReadFile(ctx, file, sig))) throw new Refused('not_found')
  return file
}
