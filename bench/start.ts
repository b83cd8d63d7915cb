import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { median } from './parts/middle.ts'
import { npmStart, type Started } from './parts/npm-start.ts'
import type { Result } from './parts/result.ts'

const secondAllowed = 3_000

/** A bare clone to ready, with its parts; a start of what is installed and built; and what it holds in memory when idle. */
export default async function start(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '7' }, idle: { type: 'string', default: '60' } },
  })
  const folder = temporaryFolder('start')
  const [clone, data] = [path.join(folder, 'clone'), path.join(folder, 'data')]
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
    const first = await npmStart(clone, data)
    await first.stop()
    const again: number[] = []
    for (let time = 0; time < Number(values.times); time++) {
      const one = await npmStart(clone, data)
      await one.stop()
      again.push(one.readyMs)
    }
    const idle = await npmStart(clone, data)
    await setTimeout(Number(values.idle) * 1_000)
    const memory = idle.memory()
    await idle.stop()
    return result(first, again, memory, values.idle)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function result(first: Started, again: number[], memory: ReturnType<Started['memory']>, idle: string): Result {
  const parts = Object.entries(partsOf(first)).map(([what, ms]) => ({ what, value: seconds(ms), unit: 's' }))
  const second = median(again)
  const rows = [
    { what: 'bare clone to ready', value: seconds(first.readyMs), unit: 's' },
    ...parts,
    { what: `second start to ready (median of ${again.length})`, value: seconds(second), unit: 's' },
    { what: '  the quickest', value: seconds(Math.min(...again)), unit: 's' },
    { what: '  the slowest', value: seconds(Math.max(...again)), unit: 's' },
    ...Object.entries(memory).flatMap(([what, { resident, own }]) => [
      { what: `${what}, resident after ${idle} s`, value: resident, unit: 'MB' },
      { what: '  shared pages counted once', value: own, unit: 'MB' },
    ]),
  ]
  const text = `second start: ${seconds(second)} s, ${secondAllowed / 1_000} s allowed`
  return { title: 'npm start', rows, verdict: { passed: second <= secondAllowed, text } }
}

/** Between the lines it prints: packages, pages, and the rest, which is the database and its content. */
function partsOf({ lines, readyMs }: Started): Record<string, number> {
  const at = (pattern: RegExp) => lines.find(({ text }) => pattern.test(text))?.at ?? Number.NaN
  const [installed, built, migrated] = [at(/^Packages installed/), at(/^Pages built/), at(/^demo:/)]
  return {
    '  npm itself and the packages': installed,
    '  pages built': built - installed,
    '  database made and migrated, lookups': migrated - built,
    '  demo content, and listening': readyMs - migrated,
  }
}

const seconds = (ms: number) => Number((ms / 1_000).toFixed(2))
