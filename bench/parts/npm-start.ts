import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/world/free-port.ts'
import { childrenOf } from './children-of.ts'
import { quiet } from './quiet.ts'

const longest = 900_000

export type Started = {
  /** From the command to the first 200 of `/health/ready`, in ms. */
  readyMs: number
  /** What it printed, and when, in ms after the command. */
  lines: { at: number; text: string }[]
  /** Memory in MB of each process group: resident, and the share that is really its own. */
  memory: () => Record<string, { resident: number; own: number }>
  stop: () => Promise<void>
}

/** `npm start` in a folder, as a person types it. */
export async function npmStart(folder: string, dataDir: string): Promise<Started> {
  const port = String(await freePort())
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnvironment(), ...quiet, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Started['lines'] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) lines.push({ at: performance.now() - begun, text: line })
  })
  await untilReady(child, `http://localhost:${port}/health/ready`, begun)
  const readyMs = performance.now() - begun
  return { readyMs, lines, memory: () => memoryOf(child.pid as number, dataDir), stop: () => stop(child) }
}

/** What our own npm set would reach the one we start. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE/.test(name)))
}

async function untilReady(child: ChildProcess, url: string, begun: number) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (performance.now() - begun > longest) throw new Error('npm start did not get ready.')
    await setTimeout(20)
  }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function memoryOf(npm: number, dataDir: string) {
  const ours = descendantsOf(npm)
  const server = ours.filter((pid) => commandOf(pid).includes('src/main.ts'))
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const database = [postmaster, ...childrenOf(postmaster)]
  const rest = [npm, ...ours].filter((pid) => !server.includes(pid) && !database.includes(pid))
  return { 'node (the product)': sum(server), database: sum(database), 'npm and its script': sum(rest) }
}

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

function sum(pids: readonly number[]) {
  const megabytes = (name: string) => pids.reduce((total, pid) => total + kilobytesOf(pid, name), 0) / 1024
  return { processes: pids.length, resident: Math.round(megabytes('Rss')), own: Math.round(megabytes('Pss')) }
}

/** Pss counts what several processes share once: the sum over processes is true. */
function kilobytesOf(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}
