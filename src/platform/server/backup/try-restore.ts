import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { prepareDataFolder } from '../db/embedded/data-folder.ts'
import type { Backups } from './backups.ts'
import { type Restored, restore } from './restore.ts'

/** In the data folder, beside what it must not touch. */
export const trialFolder = 'restore-trial'
const looksAt = 50

/**
 * Restores what is kept into a place of its own, looks at it and removes it.
 * @throws Error nothing came back, or not as it was
 */
export async function tryRestore({
  store,
  seal,
  settings,
}: Pick<Backups, 'store' | 'seal' | 'settings'>): Promise<Restored> {
  const into = path.resolve(settings.DATA_DIR, trialFolder)
  await removeTrial(into)
  try {
    return await restore({ store, seal }, { into, to: null }, (client) => inspect(client, into))
  } finally {
    await removeTrial(into)
  }
}

/** Run by root, the database may lie elsewhere. */
async function removeTrial(into: string): Promise<void> {
  await rm(prepareDataFolder(path.join(into, 'postgres')).folder, { recursive: true, force: true })
  await rm(into, { recursive: true, force: true })
}

async function inspect(client: pg.Client, into: string): Promise<void> {
  const { rows: people } = await client.query<{ some: boolean }>('select exists (select from users) as some')
  if (!people[0]?.some) throw new Error('the restored database holds nobody')
  const { rows } = await client.query<{ storage_key: string; sha256: Buffer }>(
    `select storage_key, sha256 from files order by random() limit ${looksAt}`,
  )
  for (const { storage_key, sha256 } of rows) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(into, 'files', storage_key)), hash)
    if (!hash.digest().equals(sha256)) throw new Error(`the file ${storage_key} came back changed`)
  }
}
