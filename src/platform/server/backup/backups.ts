import pg from 'pg'
import type { World } from '../context.ts'
import { patience, unhurried } from '../db/pools.ts'
import type { Files } from '../files/files.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { StartRefused } from '../start-refused.ts'
import { About } from './plan.ts'
import { makeSeal, type Seal } from './seal.ts'
import { openStore, type Store } from './store.ts'

/** What a backup is made with: of what, to where, under which key. */
export type Backups = {
  settings: Settings
  store: Store
  seal: Seal
  /** Past any pooler, by a role that may replicate and read the server's files. */
  connection: pg.ClientConfig
  files: Files
  log: Log
  now: () => Date
}

/** Where backups are kept, with the key that opens them. @throws StartRefused neither is set, or one is wrong */
export async function openKept(settings: Settings): Promise<Pick<Backups, 'store' | 'seal'>> {
  const { BACKUP_TO, BACKUP_KEY } = settings
  if (!BACKUP_TO || !BACKUP_KEY)
    throw new StartRefused('BACKUP_TO and BACKUP_KEY are not set: docs/operations.md, "Backup and restore", says how.')
  return { store: await openStore(BACKUP_TO, settings), seal: await makeSeal(BACKUP_KEY) }
}

/** Null where no place for backups is set. */
export async function openBackups({ settings, direct, files, log, now }: World): Promise<Backups | null> {
  if (!settings.BACKUP_TO) return null
  return { ...(await openKept(settings)), settings, connection: direct, files, log, now }
}

/** Numbers of locks, the same for ever: one copies the server at a time, and one the log. */
const locks = { server: 6_279_272, log: 6_279_273 }

/** Acts on a connection of its own, while nobody else does the same; null where somebody does. */
export async function alone<G>(
  { connection, log }: Backups,
  work: keyof typeof locks,
  act: (client: pg.Client) => Promise<G>,
): Promise<G | null> {
  const client = new pg.Client({ ...connection, ...patience, ...unhurried })
  client.on('error', (error) => log.warn({ error: error.message }, 'a backup lost its connection'))
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [locks[work]])
    return rows[0]?.mine ? await act(client) : null
  } finally {
    await client.end().catch(() => {})
  }
}

/** Copies of the server by name, each with what stands beside it; without where it was torn by a kill. */
export async function listCopies(store: Store): Promise<{ id: string; about: About | null }[]> {
  const names = await store.list('copies')
  const ids = [...new Set(names.map((name) => name.split('/')[1] ?? ''))]
  return await Promise.all(
    ids.map(async (id) => {
      const name = `copies/${id}/about.json`
      if (!names.includes(name)) return { id, about: null }
      return { id, about: About.parse(JSON.parse(await readText(await store.open(name)))) }
    }),
  )
}

export async function readText(from: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

/** Names of files of the log of one database that are kept. */
export const listLog = async (store: Store, system: string): Promise<string[]> =>
  (await store.list(`log/${system}`)).map((name) => name.slice(`log/${system}/`.length))
