import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { DataFolder } from './data-folder.ts'
import { give } from './identity.ts'
import { serverEnvironment } from './postmaster.ts'
import type { Programs } from './programs.ts'

export const superuser = 'masar'

/**
 * Makes the cluster on the first start: aside, then moved into place, so that one torn by a kill is never met.
 * @returns the password of the superuser
 * @throws StartRefused it was written by another major version, or initdb failed
 */
export function ensureCluster(
  at: DataFolder,
  programs: Programs,
  sync: boolean,
  onProgress: (text: string) => void,
): string {
  if (!existsSync(at.cluster)) {
    onProgress('database: first start, making the files')
    makeCluster(at, programs.bin, sync)
  }
  const major = readFileSync(path.join(at.cluster, 'PG_VERSION'), 'utf8').trim()
  if (major !== programs.major)
    throw new StartRefused(
      `The database in ${at.folder} was written by PostgreSQL ${major} and this version of Masar brings ${programs.major}: start the version that wrote it, or choose another DATA_DIR.`,
    )
  return readFileSync(at.password, 'utf8')
}

function makeCluster(at: DataFolder, bin: string, sync: boolean) {
  const aside = `${at.cluster}.new`
  rmSync(aside, { recursive: true, force: true })
  writeFileSync(at.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  give(at.password, at.identity)
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums', ...(sync ? [] : ['--no-sync'])]
  // sorted by code point: the order stays the same on every machine and after every upgrade
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [`--pgdata=${aside}`, `--username=${superuser}`, `--pwfile=${at.password}`, ...options, ...locale],
    { ...at.identity, env: serverEnvironment, cwd: '/', encoding: 'utf8' },
  )
  if (made.status !== 0)
    throw new StartRefused(
      `The database could not be made in ${at.folder}: ${lastLine(made.stderr || String(made.error))}`,
    )
  renameSync(aside, at.cluster)
}

const lastLine = (text: string) => text.trim().split('\n').slice(-3).join(' ')
