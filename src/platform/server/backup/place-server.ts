import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DataFolder } from '../db/embedded/data-folder.ts'
import { give } from '../db/embedded/identity.ts'
import type { Backups } from './backups.ts'
import { readText } from './backups.ts'
import type { Plan } from './plan.ts'
import { openPieces } from './store.ts'
import { unpack } from './unpack.ts'

type Kept = Pick<Backups, 'store' | 'seal'>

/**
 * Puts a copy of the server where the bundled PostgreSQL looks for it, with the log that leads to a moment; at its next start it
 * follows the log that far. Aside first: one torn by a kill is never started.
 */
export async function placeServer(kept: Kept, { base, log }: Plan, to: Date | null, at: DataFolder): Promise<void> {
  const { store, seal } = kept
  const aside = `${at.cluster}.new`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  give(aside, at.identity)
  await unpack(await seal.open(await openPieces(store, `copies/${base.id}/server`)), aside, at.identity)
  await placeLog(kept, { base, log }, at)
  // the last line of a setting wins
  await appendFile(path.join(aside, 'postgresql.auto.conf'), `${recoveryLines(logFolder(at), to).join('\n')}\n`)
  await own(path.join(aside, 'recovery.signal'), '', at)
  await placePassword(kept, base.id, at)
  await rename(aside, at.cluster)
}

export const logFolder = (at: DataFolder): string => path.join(at.folder, 'log-to-follow')

/** Settings that only mean something while the log is followed; they are taken back afterwards. */
export const recoverySettings = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_action',
  'recovery_target_timeline',
] as const

function recoveryLines(folder: string, to: Date | null): string[] {
  const copy = process.platform === 'win32' ? `copy "${path.join(folder, '%f')}" "%p"` : `cp "${folder}/%f" "%p"`
  const values = [copy, to?.toISOString().replace('T', ' ').replace('Z', '+00') ?? '', 'promote', 'current']
  return recoverySettings.flatMap((name, index) => {
    const value = values[index]
    return value ? `${name} = '${value.replaceAll("'", "''")}'` : []
  })
}

async function placeLog({ store, seal }: Kept, { base, log }: Plan, at: DataFolder): Promise<void> {
  const folder = logFolder(at)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  give(folder, at.identity)
  for (const name of log) {
    const file = path.join(folder, name)
    await pipeline(
      await seal.open(await store.open(`log/${base.system}/${name}`)),
      createWriteStream(file, { mode: 0o600 }),
    )
    give(file, at.identity)
  }
}

/** The bundled server's user has one, which the copied catalogue expects; a server of somebody's own has its own. */
async function placePassword({ store, seal }: Kept, id: string, at: DataFolder): Promise<void> {
  const name = `copies/${id}/password`
  if (await store.has(name)) await own(at.password, await readText(await seal.open(await store.open(name))), at)
}

async function own(file: string, text: string, { identity }: DataFolder): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  give(file, identity)
}
