import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { readPidFile } from './pid-file.ts'
import { commandOf, isAlive, listProcesses } from './processes.ts'
import { waitUntil } from './wait-until.ts'

const isLinux = process.platform === 'linux'

/** A name for the cluster that all its processes carry in their command line (the setting `cluster_name`). */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster)
  return `masar-${dev.toString(36)}-${ino.toString(36)}`
}

/** Is the process the server of this cluster? Where it cannot be known, a living process is taken for it: that is safe. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  const command = isLinux ? commandOf(pid) : null
  return command === null || command.includes(clusterName(cluster)) || command.includes(cluster)
}

/**
 * Clears what a killed server left. Its orphans are waited for: a second server beside them would ruin the data.
 * PostgreSQL drops the lock files of a dead server itself, unless the pid in them is a zombie or a stranger by now.
 * @throws StartRefused orphans do not end
 */
export async function clearRemains(cluster: string): Promise<void> {
  if (!isLinux) return
  const isQuiet = () => orphansOf(cluster).length === 0
  if (!(await waitUntil(isQuiet, 10_000))) for (const pid of orphansOf(cluster)) process.kill(pid, 'SIGQUIT')
  if (!(await waitUntil(isQuiet, 5_000)))
    throw new StartRefused(
      `Processes ${orphansOf(cluster).join(', ')} of an earlier run still work in ${cluster}: end them and start again.`,
    )
  const file = readPidFile(cluster)
  if (!file || isServerOf(cluster, file.pid)) return
  const locks = readdirSync(cluster).filter((name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'))
  for (const name of locks) rmSync(path.join(cluster, name), { force: true })
}

const orphansOf = (cluster: string) =>
  listProcesses().filter((pid) => commandOf(pid)?.includes(clusterName(cluster)) === true)
