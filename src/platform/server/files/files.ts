import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'
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
  const disk = new Disk(
    settings.S3_BUCKET ? await bucket(settings) : new FSDriver({ location: root, visibility: 'private' }),
  )
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

/** Loaded only where a bucket is set: the client of S3 is large. */
async function bucket(settings: Settings) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: settings.S3_BUCKET as string,
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: settings.S3_ACCESS_KEY as string, secretAccessKey: settings.S3_SECRET_KEY as string },
    visibility: 'private',
    supportsACL: false,
    // servers other than Amazon's mostly do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
