import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'

export type { Disk }

/** A folder of this machine, or a bucket at the service that the settings name. */
export async function openDisk(settings: Settings, at: { folder: string } | { bucket: string }): Promise<Disk> {
  return new Disk(
    'bucket' in at ? await bucketOf(settings, at.bucket) : new FSDriver({ location: at.folder, visibility: 'private' }),
  )
}

/** Loaded only where a bucket is used: the client of S3 is large. */
async function bucketOf(settings: Settings, bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket,
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
