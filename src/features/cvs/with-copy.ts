import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context } from '#platform/server/context.ts'

/** Works with a copy of a stored file on this machine's disk; it and its folder are gone afterwards. */
export async function withCopy<T>(
  ctx: Context,
  storageKey: string,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-cv-'))
  try {
    const file = path.join(folder, 'source')
    await pipeline(await ctx.files.open(storageKey), createWriteStream(file))
    return await work(file, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
