import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Settings } from '../settings.ts'
import { openDisk } from './disk.ts'
import { type ByteRange, slice } from './slice.ts'

/** Where bytes are kept: a folder, or a bucket. Keys are ours (`ab/<id>`), never names that people gave. */
export type Files = {
  put: (key: string, from: Readable, bytes: number) => Promise<void>
  /** @param range first and last byte, both included */
  open: (key: string, range?: ByteRange) => Promise<Readable>
  bytes: (key: string) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
}

export async function openFiles(settings: Settings): Promise<Files> {
  const root = path.resolve(settings.DATA_DIR, 'files')
  const disk = await openDisk(settings, settings.S3_BUCKET ? { bucket: settings.S3_BUCKET } : { folder: root })
  return {
    async put(key, from, bytes) {
      try {
        await disk.putStream(key, from, { contentLength: bytes })
      } catch (error) {
        // half a file is nobody's, and on a full disk in everybody's way
        await disk.delete(key).catch(() => {})
        throw error
      }
    },
    async open(key, range) {
      if (!settings.S3_BUCKET) return createReadStream(path.join(root, key), range)
      const whole = await disk.getStream(key)
      return range ? whole.pipe(slice(range)) : whole
    },
    bytes: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
  }
}
