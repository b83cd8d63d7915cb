import { Readable } from 'node:stream'
import type pg from 'pg'
import { type Backups, readText } from './backups.ts'

const folder = 'files/'

/**
 * Copies uploads that are not kept yet: all, or those of the last minutes. What can be made from them again (thumbnails, pages of
 * a preview) is not copied.
 * @returns the keys of all that were looked at
 */
export async function copyFiles(
  { store, seal: { seal }, files, log }: Backups,
  client: pg.Client,
  ofLast: string | null = null,
): Promise<string[]> {
  const { rows } = await client.query<{ storage_key: string }>(
    'select storage_key from files where $1::text is null or created_at > now() - $1::text::interval order by storage_key',
    [ofLast],
  )
  const kept = ofLast === null ? new Set(await store.list('files')) : null
  const isKept = (name: string) => kept?.has(name) ?? store.has(name)
  for (const { storage_key } of rows) {
    if (await isKept(folder + storage_key)) continue
    try {
      await store.put(folder + storage_key, await seal(await files.open(storage_key)))
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      log.warn({ file: storage_key }, 'a file is gone that the database names: it is not in the backup')
    }
  }
  return rows.map(({ storage_key }) => storage_key)
}

/** Uploads that no kept copy names, and that were there before the oldest of them: erased for good now. */
export async function dropOldFiles({ store, seal }: Backups, ids: readonly string[], oldest: Date): Promise<void> {
  const named = new Set<string>()
  for (const id of ids) for (const key of await readKeys({ store, seal }, id)) named.add(key)
  for (const name of await store.list('files'))
    if (!named.has(name.slice(folder.length)) && (await store.writtenAt(name)) < oldest) await store.remove(name)
}

const listName = (id: string) => `copies/${id}/files`

/** Writes down which uploads belong to a copy of the server. */
export async function keepKeys({ store, seal: { seal } }: Backups, id: string, keys: readonly string[]): Promise<void> {
  await store.put(listName(id), await seal(Readable.from([Buffer.from(keys.join('\n'))])))
}

async function readKeys({ store, seal }: Pick<Backups, 'store' | 'seal'>, id: string): Promise<string[]> {
  const text = await readText(await seal.open(await store.open(listName(id))))
  return text.split('\n').filter(Boolean)
}
