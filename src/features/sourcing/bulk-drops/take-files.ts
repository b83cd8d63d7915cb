import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { acceptCv } from '#features/cvs/cvs/accept-cv.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { eventOfRefusal, mostFiles } from './bulk-states.ts'

const mostUnpacked = 120_000_000
/** CVs are packed to a half or a tenth; what grows a hundredfold was made to. Little ones may, whatever they are. */
const mostGrowth = 100
const littleUnpacked = 20_000_000

const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > mostUnpacked || unpacked > Math.max(littleUnpacked, packed * mostGrowth)

/** One file as it came: looked into and in the store, or why it is of no use. */
export type Taken = { name: string; sha256: Buffer } & (
  | { accepted: Awaited<ReturnType<typeof acceptCv>>; failed: null }
  | { accepted: null; failed: ReturnType<typeof eventOfRefusal> }
)

/**
 * Files that came along, a ZIP taken apart. `clean` removes what was unpacked.
 * @throws Refused file_missing · file_bomb · file_encrypted · file_unreadable · bulk_full
 */
export async function unpack(ctx: Context): Promise<{ files: ReceivedFile[]; clean: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-bulk-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const files: ReceivedFile[] = []
    for (const file of ctx.received)
      if ((await kindOfFile(file.path)) === 'application/zip')
        files.push(...(await entriesOf(file, folder, files.length)))
      else files.push(file)
    if (files.length === 0) throw new Refused('file_missing', { errors: [{ field: 'file', code: 'required' }] })
    if (files.length > mostFiles) throw new Refused('bulk_full', { most: mostFiles })
    return { files, clean }
  } catch (error) {
    await clean()
    throw error
  }
}

/**
 * What is in a ZIP, without folders and what systems add; its sizes are looked at before anything is unpacked. What is too large stays
 * packed and is told.
 */
async function entriesOf({ path: at, field }: ReceivedFile, folder: string, from: number): Promise<ReceivedFile[]> {
  let unpacked = 0
  const tooLarge: [string, number][] = []
  const zip = await readFile(at)
  if (hasPassword(zip)) throw new Refused('file_encrypted')
  const entries = open(zip, (name, size) => {
    if (name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.)/.test(name)) return false
    unpacked += size
    if (isBomb(unpacked, zip.length)) throw new Refused('file_bomb')
    if (size > mostBytes) tooLarge.push([name, size])
    return size <= mostBytes
  })
  const files: ReceivedFile[] = []
  for (const [name, bytes] of Object.entries(entries).slice(0, mostFiles + 1)) {
    const own = path.join(folder, String(from + files.length))
    await writeFile(own, bytes)
    files.push({ field, name: path.posix.basename(name), path: own, bytes: bytes.length, truncated: false })
  }
  for (const [name, bytes] of tooLarge)
    files.push({ field, name: path.posix.basename(name), path: at, bytes, truncated: true })
  return files
}

/** Its first entry says so, whatever it is packed with: those who set a password set it for the whole. */
const hasPassword = (zip: Buffer): boolean => zip.length > 7 && ((zip[6] as number) & 1) === 1

function open(zip: Buffer, takes: (name: string, size: number) => boolean) {
  try {
    return unzipSync(zip, { filter: ({ name, originalSize }) => takes(name, originalSize) })
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('file_unreadable')
  }
}

/** Looks into one file; one of no use is told by its state and keeps no other from being taken. */
export async function takeFile(ctx: Context, file: ReceivedFile): Promise<Taken> {
  const { name } = file
  const sha256 = createHash('sha256')
    .update(file.truncated ? `too large: ${name} ${file.bytes}` : await readFile(file.path))
    .digest()
  if (file.truncated) return { name, sha256, accepted: null, failed: 'misfit' }
  try {
    return { name, sha256, accepted: await acceptCv(ctx, file), failed: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { name, sha256, accepted: null, failed: eventOfRefusal(error.code) }
  }
}
