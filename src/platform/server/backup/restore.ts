import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { prepareDataFolder } from '../db/embedded/data-folder.ts'
import { findPrograms } from '../db/embedded/programs.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { unhurried } from '../db/pools.ts'
import { StartRefused } from '../start-refused.ts'
import { type Backups, listCopies, listLog } from './backups.ts'
import { logFolder, placeServer, recoverySettings } from './place-server.ts'
import { type About, logAfter, nearestCopy, type Plan } from './plan.ts'
import { unpack } from './unpack.ts'

type Kept = Pick<Backups, 'store' | 'seal'>

/** `to` a moment, or null for the last that is kept; `into` an empty or missing data folder; `copy` to begin with, else the nearest. */
export type Wish = { into: string; to: Date | null; copy?: string; say?: (text: string) => void }

/** `reached` is when the last change was made that came back; null where nothing followed the copy. */
export type Restored = { base: About; reached: Date | null; files: number; missing: string[] }

/** What PostgreSQL says when the log does not lead to the moment. */
const endedBefore = 'recovery ended before configured recovery target was reached'
/** The log of weeks is followed for as long as it takes, in ms. */
const longestRecovery = 24 * 3_600_000

/**
 * Brings everything back as it was at a moment, into a folder that the site then starts with.
 * @param look at the restored database, before it is stopped
 * @throws StartRefused the folder holds something, or nothing is kept of that moment
 */
export async function restore(
  kept: Kept,
  { into, to, copy, say = () => {} }: Wish,
  look: (client: pg.Client) => Promise<void> = async () => {},
): Promise<Restored> {
  const plan = await choose(kept.store, to, copy)
  await demandEmpty(into)
  try {
    return await place(kept, plan, { into, to, say }, look)
  } catch (error) {
    for (const name of await readdir(into)) await rm(path.join(into, name), { recursive: true, force: true })
    throw to && String(error).includes(endedBefore)
      ? new StartRefused(
          `What is kept ends before ${to.toISOString()}: choose an earlier moment, or none for the last.`,
        )
      : error
  }
}

async function place(
  kept: Kept,
  plan: Plan,
  { into, to, say }: Required<Omit<Wish, 'copy'>>,
  look: (client: pg.Client) => Promise<void>,
): Promise<Restored> {
  say(`copy of ${plan.base.ended_at}, and ${plan.log.length} files of the log after it`)
  const at = prepareDataFolder(path.join(into, 'postgres'))
  demandMajor(plan, findPrograms(at.identity, at.folder).major)
  await placeFolder(kept, plan.base.id, into)
  await placeServer(kept, plan, to, at)
  say('database: following the log')
  const server = await startEmbedded({
    ...{ dataDir: path.join(into, 'postgres'), database: 'masar', readyWithin: longestRecovery },
    // whoever made the copy may have allowed for more connections than the bundled server does
    settings: { hot_standby: 'off' },
  })
  const client = new pg.Client({ ...server.connection, ...unhurried })
  try {
    await client.connect()
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    for (const name of recoverySettings) await client.query(`alter system reset ${name}`)
    const files = await placeFiles(kept, client, into)
    await look(client)
    return { base: plan.base, reached: rows[0]?.at ?? null, ...files }
  } finally {
    await client.end().catch(() => {})
    await server.stop()
    await rm(logFolder(at), { recursive: true, force: true })
  }
}

async function choose(store: Backups['store'], to: Date | null, copy: string | undefined): Promise<Plan> {
  const all = (await listCopies(store)).flatMap(({ about }) => about ?? [])
  const copies = copy === undefined ? all : all.filter(({ id }) => id === copy)
  const base = nearestCopy(copies, to)
  if (base) return { base, log: logAfter(base, await listLog(store, base.system)) }
  const [oldest] = copies.map(({ ended_at }) => ended_at).sort()
  throw new StartRefused(
    oldest
      ? `Nothing is kept from before ${oldest}: choose that moment or a later one.`
      : 'No whole backup is kept there.',
  )
}

async function demandEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new StartRefused(
      `The folder ${path.resolve(folder)} is not empty: name another with --into, or move it away.`,
    )
}

function demandMajor({ base }: Plan, major: string): void {
  if (base.postgres === major) return
  throw new StartRefused(
    `The backup is of PostgreSQL ${base.postgres} and this version of Masar brings ${major}: use a version that brings ${base.postgres}.`,
  )
}

async function placeFolder({ store, seal }: Kept, id: string, into: string): Promise<void> {
  const name = `copies/${id}/folder`
  if (await store.has(name)) await unpack(await seal.open(await store.open(name)), into)
}

/** Those that the restored database names: what people erased until that moment stays erased. */
async function placeFiles({ store, seal }: Kept, client: pg.Client, into: string) {
  const { rows } = await client.query<{ storage_key: string }>('select storage_key from files')
  const kept = new Set(await store.list('files'))
  const missing: string[] = []
  for (const { storage_key } of rows) {
    const name = `files/${storage_key}`
    if (!kept.has(name)) {
      missing.push(storage_key)
      continue
    }
    const at = path.join(into, name)
    await mkdir(path.dirname(at), { recursive: true })
    await pipeline(await seal.open(await store.open(name)), createWriteStream(at, { mode: 0o600 }))
  }
  return { files: rows.length - missing.length, missing }
}
