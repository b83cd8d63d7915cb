import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context } from '#platform/server/context.ts'
import { workFolder } from '#platform/server/files/work-folder.ts'

/** Works with a copy of a stored file on this machine's disk; it and its folder are gone afterwards. */
export async function withCopy<T>(
  ctx: Context,
  storageKey: string,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await workFolder()
  try {
    const file = path.join(folder, 'source')
    await pipeline(await ctx.files.open(storageKey), createWriteStream(file))
    return await work(file, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
