import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { DataFolder } from './data-folder.ts'
import { give } from './identity.ts'
import { readPidFile } from './pid-file.ts'
import { isAlive } from './processes.ts'
import { clearRemains, clusterName, isServerOf } from './remains.ts'
import { type ServerSettings, settingArguments } from './server-settings.ts'
import { waitUntil } from './wait-until.ts'

/** A server that takes connections; `host` is the folder of its socket, or an address on Windows. */
export type Postmaster = { pid: number; host: string; port: number }

const isWindows = process.platform === 'win32'
const usuallyReadyWithin = 120_000
// connections that were just closed may still be on their way out; then sessions are cut off; then the hard way
const endings = [
  ['SIGTERM', 500],
  ['SIGINT', 6_000],
  ['SIGQUIT', 6_000],
] as const
/** Of one try to start: older ones are not quoted. */
const lastLines = 8
const largestLog = 5_000_000
const shortFolder = 'masar-socket-'

export const serverEnvironment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' }

/**
 * The server that already runs in this cluster, once it is ready; null when there is none.
 * @throws StartRefused it runs, yet does not get ready
 */
export async function findRunning(at: DataFolder): Promise<Postmaster | null> {
  const pid = readPidFile(at.cluster)?.pid
  if (!pid || !isServerOf(at.cluster, pid)) return null
  await waitUntil(() => !isAlive(pid) || readReady(at.cluster, pid) !== null, usuallyReadyWithin)
  if (!isAlive(pid)) return null
  const ready = readReady(at.cluster, pid)
  if (ready) return ready
  throw new StartRefused(
    `PostgreSQL (process ${pid}) is still starting or stopping: wait for it, its log is ${at.log}.`,
  )
}

/** Starts the server apart from this process: neither Ctrl-C nor our own end reaches it. */
export async function launch(
  at: DataFolder,
  bin: string,
  settings: ServerSettings,
  readyWithin = usuallyReadyWithin,
): Promise<Postmaster> {
  await clearRemains(at.cluster)
  const given = { ...(await address(at)), cluster_name: clusterName(at.cluster), ...settings }
  const log = openLog(at)
  const child = spawn(path.join(bin, 'postgres'), ['-D', at.cluster, ...settingArguments(given)], {
    ...at.identity,
    env: serverEnvironment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return await readyOf(child, at, readyWithin)
}

/** Ends the server with everything on disk. */
export async function halt(at: DataFolder, bin: string, { pid, host }: Postmaster): Promise<void> {
  if (isWindows)
    spawnSync(path.join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-D', at.cluster], { env: serverEnvironment })
  for (const [signal, within] of endings) {
    if (!isAlive(pid)) break
    process.kill(pid, signal)
    await waitUntil(() => !isAlive(pid), within)
  }
  if (path.basename(host).startsWith(shortFolder)) rmSync(host, { recursive: true, force: true })
}

async function readyOf(child: ChildProcess, at: DataFolder, readyWithin: number): Promise<Postmaster> {
  let failure: Error | null = null
  child.once('error', (error) => {
    failure = error
  })
  const hasEnded = () => failure !== null || child.exitCode !== null || child.signalCode !== null
  const find = () => (child.pid === undefined ? null : readReady(at.cluster, child.pid))
  await waitUntil(() => hasEnded() || find() !== null, readyWithin)
  const ready = find()
  if (ready && !hasEnded()) return ready
  const last = readFileSync(at.log, 'utf8').trim().split('\n').slice(-lastLines)
  const said = last.findLast((line) => /FATAL:|PANIC:/.test(line)) ?? last.slice(-3).join(' ')
  throw new StartRefused(`PostgreSQL did not start; its log ${at.log} says: ${said || String(failure)}`)
}

function readReady(cluster: string, pid: number): Postmaster | null {
  const file = readPidFile(cluster)
  if (file?.pid !== pid || file.state !== 'ready') return null
  return { pid, host: file.socket || '127.0.0.1', port: file.port }
}

/** A socket in the cluster's own folder and no TCP at all, except on Windows; the port then only names the socket. */
async function address(at: DataFolder): Promise<ServerSettings> {
  if (isWindows) return { listen_addresses: '127.0.0.1', port: String(await findFreePort()) }
  const folder = socketFolder(at)
  return { listen_addresses: '', port: '5432', unix_socket_directories: folder, unix_socket_permissions: '0700' }
}

/** The path of a socket may have about a hundred bytes; a deep folder gets a short one instead. */
function socketFolder({ cluster, identity }: DataFolder) {
  if (Buffer.byteLength(cluster) < 80) return cluster
  const short = mkdtempSync(path.join(os.tmpdir(), shortFolder))
  give(short, identity)
  return short
}

function openLog({ log, identity }: DataFolder) {
  const isLarge = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLog
  const file = openSync(log, isLarge ? 'w' : 'a', 0o600)
  give(log, identity)
  return file
}

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
