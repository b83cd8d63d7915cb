import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Embedded, startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { childrenOf } from './parts/children-of.ts'
import type { Result } from './parts/result.ts'

const modes = ['node', 'postmaster', 'every process', 'node and postmaster'] as const
type Mode = (typeof modes)[number]
type Writer = { child: ChildProcess; postmaster: number }
const held: Embedded[] = []
type Round = { mode: Mode; recoveredMs: number; acknowledged: number; lost: number; torn: number }

/**
 * Kills with -9 while eight connections write, then looks for every row the database had acknowledged. Each transaction
 * writes a row and raises a counter, so rows and counter must agree too.
 */
export default async function killLoop(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '20' } } })
  const folder = temporaryFolder('kill')
  const acknowledgements = path.join(folder, 'acknowledged')
  writeFileSync(acknowledgements, '')
  const rounds: Round[] = []
  for (let time = 0; time < Number(values.times); time++) {
    const mode = modes[time % modes.length] as Mode
    const writer = await startWriter(path.join(folder, 'postgres'), acknowledgements)
    await setTimeout(300 + Math.random() * 700) // anywhere in the stream of writes
    await strike(mode, writer)
    rounds.push(await inspect(mode, path.join(folder, 'postgres'), acknowledgements, time % 3 === 0))
  }
  await letGo()
  rmSync(folder, { recursive: true })
  return summary(rounds)
}

async function startWriter(dataDir: string, acknowledgements: string): Promise<Writer> {
  const script = path.join(import.meta.dirname, 'parts/kill-loop-writer.ts')
  const child = spawn(process.execPath, [script, dataDir, acknowledgements], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The writer ended with ${code} before it wrote.`))),
  ])
  return { child, postmaster: (said as { postmaster: number }).postmaster }
}

async function strike(mode: Mode, { child, postmaster }: Writer) {
  const ended = once(child, 'exit')
  const backends = mode === 'every process' ? childrenOf(postmaster) : []
  if (mode !== 'node') kill(postmaster)
  if (mode === 'postmaster') await setTimeout(50) // the writer goes on against a dead server for a moment
  for (const backend of backends) kill(backend)
  child.kill('SIGKILL')
  await ended
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // gone already
  }
}

async function inspect(mode: Mode, dataDir: string, file: string, isStopped: boolean): Promise<Round> {
  const begun = performance.now()
  const database = await startEmbedded({ dataDir, database: 'masar' })
  const client = new pg.Client(database.connection)
  await client.connect()
  const recoveredMs = Math.round(performance.now() - begun)
  const { rows } = await client.query<{ n: string }>('select n from written')
  const kept = new Set(rows.map(({ n }) => Number(n)))
  const counter = await client.query<{ value: string }>('select value from counter')
  await client.end()
  held.push(database)
  // stopped only now and then, so that the next writer also meets a server that runs on
  if (isStopped) await letGo()
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const lost = lines.filter((line) => !kept.has(Number(line))).length
  const torn = Math.abs(kept.size - Number(counter.rows[0]?.value))
  return { mode, recoveredMs, acknowledged: lines.length, lost, torn }
}

/** The last of ours to leave ends the server. */
async function letGo() {
  for (const database of held.splice(0)) await database.stop()
}

function summary(rounds: Round[]): Result {
  const rows = modes.map((mode) => {
    const own = rounds.filter((round) => round.mode === mode)
    const times = own.map(({ recoveredMs }) => recoveredMs).sort((a, b) => a - b)
    return {
      killed: mode,
      times: own.length,
      'back after, ms (median)': times[times.length >> 1] ?? null,
      'back after, ms (worst)': times.at(-1) ?? null,
      lost: sum(own, 'lost'),
      torn: sum(own, 'torn'),
    }
  })
  const total = rounds.at(-1)?.acknowledged ?? 0
  const lost = sum(rounds, 'lost')
  const torn = sum(rounds, 'torn')
  const text = `${rounds.length} kills, ${total} acknowledged rows, ${lost} lost, ${torn} torn`
  return { title: 'kill -9 under load', rows, verdict: { passed: lost === 0 && torn === 0 && total > 0, text } }
}

const sum = (rounds: Round[], key: 'lost' | 'torn') => rounds.reduce((total, round) => total + round[key], 0)
