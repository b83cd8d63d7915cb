import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Disk, openDisk } from '../files/disk.ts'
import { workFolder } from '../files/work-folder.ts'
import type { Settings } from '../settings.ts'

/** Where backups lie, by names such as `files/ab/1`: a folder, or a part of a bucket. */
export type Store = {
  /** Whole or not at all; the answer is the number of bytes. */
  put: (name: string, from: Readable) => Promise<number>
  open: (name: string) => Promise<Readable>
  has: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** Everything that begins with `below` and a slash. */
  removeAll: (below: string) => Promise<void>
  /** The names that begin with `below` and a slash, in order. */
  list: (below: string) => Promise<string[]>
  writtenAt: (name: string) => Promise<Date>
}

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/
/** A bucket takes five gigabytes at once; a smaller piece is also less to send again. */
const largestPiece = 256 * 2 ** 20

/** @param to a folder, or `s3://bucket/prefix` at the bucket service of the settings */
export async function openStore(to: string, settings: Settings): Promise<Store> {
  const [, bucket, prefix = ''] = bucketAddress.exec(to) ?? []
  const root = path.resolve(to)
  if (!bucket) await mkdir(root, { recursive: true, mode: 0o700 })
  const disk = await openDisk(settings, bucket ? { bucket } : { folder: root })
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  return {
    put: (name, from) => (bucket ? putSpooled(disk, keyOf(name), from) : putAside(disk, root, name, from)),
    open: (name) => disk.getStream(keyOf(name)),
    has: (name) => disk.exists(keyOf(name)),
    remove: (name) => disk.delete(keyOf(name)),
    removeAll: (below) => disk.deleteAll(`${keyOf(below)}/`),
    list: async (below) => {
      const keys = await listKeys(disk, keyOf(below))
      return keys.map((key) => (prefix ? key.slice(prefix.length + 1) : key)).sort()
    },
    writtenAt: async (name) => (await disk.getMetaData(keyOf(name))).lastModified,
  }
}

/** Half a file of a killed process has another name, and is written anew. */
async function putAside(disk: Disk, root: string, name: string, from: Readable): Promise<number> {
  const aside = `${name}.part`
  await disk.putStream(aside, from)
  const { size } = await stat(path.join(root, aside))
  await disk.move(aside, name)
  return size
}

/** A bucket wants to know beforehand how much comes. */
async function putSpooled(disk: Disk, key: string, from: Readable): Promise<number> {
  const folder = await workFolder()
  try {
    const at = path.join(folder, 'piece')
    await pipeline(from, createWriteStream(at))
    const { size } = await stat(at)
    await disk.putStream(key, createReadStream(at), { contentLength: size })
    return size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function listKeys(disk: Disk, below: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const part = await disk.listAll(below, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const one of part.objects) if (one.isFile) keys.push(one.key)
    paginationToken = part.paginationToken
  } while (paginationToken)
  // a bucket knows beginnings of names, not folders
  return keys.filter((key) => key.startsWith(`${below}/`) && !key.endsWith('.part'))
}

/** Writes what may be large as `name.000`, `name.001` and so on; one after the other they are the whole. */
export async function putInPieces(store: Store, name: string, from: Readable, most = largestPiece): Promise<number> {
  const chunks = from[Symbol.asyncIterator]()
  let isOver = false
  async function* piece() {
    for (let bytes = 0; bytes < most; ) {
      const { value, done } = await chunks.next()
      if (done) {
        isOver = true
        return
      }
      bytes += value.length
      yield value
    }
  }
  let total = 0
  for (let number = 0; !isOver; number++)
    total += await store.put(
      `${name}.${String(number).padStart(3, '0')}`,
      Readable.from(piece(), { objectMode: false }),
    )
  return total
}

/** The pieces of `name` as the one stream they were. */
export async function openPieces(store: Store, name: string): Promise<Readable> {
  const pieces = (await store.list(path.posix.dirname(name))).filter(
    (one) => /^\.\d{3,}$/.test(one.slice(name.length)) && one.startsWith(name),
  )
  async function* whole() {
    for (const piece of pieces) yield* await store.open(piece)
  }
  return Readable.from(whole(), { objectMode: false })
}
