import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import os from 'node:os'
import { StartRefused } from '../../start-refused.ts'

/** Whom the server runs as: nothing set means ourselves. */
export type Identity = { uid?: number; gid?: number }

export const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of an existing cluster, else as `postgres` or `nobody`.
 * @throws StartRefused the user id has no name, which PostgreSQL demands
 */
export function chooseIdentity(cluster: string): Identity {
  if (isRoot) return ownerOf(cluster) ?? unprivileged()
  demandName()
  return {}
}

/** Root gives the file to whom the server runs as. */
export function give(file: string, identity: Identity): void {
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(file, identity.uid, identity.gid)
}

/** May the identity enter the folder and write there? Tried, because modes alone do not tell. */
export function mayWrite(folder: string, identity: Identity): boolean {
  if (process.platform === 'win32') return true
  const test = spawnSync('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', folder], { ...identity, cwd: '/' })
  return test.status === 0
}

function ownerOf(cluster: string): Identity | null {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null
}

function unprivileged(): Identity {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new StartRefused(
      'PostgreSQL must not run as root, and there is no user "postgres" or "nobody" to run it as: start as an ordinary user, or set DATABASE_URL.',
    )
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function demandName() {
  try {
    os.userInfo()
  } catch {
    throw new StartRefused(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL demands: add one, start as another user, or set DATABASE_URL.`,
    )
  }
}
