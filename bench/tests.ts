import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runChild } from '../scripts/lib/run-child.mjs'
import type { Costs } from '../scripts/testing/costs.ts'
import { processorOf } from '../scripts/testing/processor-time.ts'
import type { Spent } from '../tests/journeys/spent.ts'
import type { Result } from './parts/result.ts'

type Rows = Result['rows']
const parts = ['check', 'unit', 'screens', 'journeys']
/** So many of the dearest files and journeys are named. */
const named = 20

/** `-- [PART… PATH…]`, as `npm test`: how long each part takes, and which files, tests and steps it goes to. */
export default async function tests(args: string[]): Promise<Result> {
  const chosen = args.filter((arg) => parts.includes(arg))
  const paths = args.filter((arg) => !parts.includes(arg))
  const rows: Rows = []
  let isGreen = true
  for (const part of chosen.length > 0 ? chosen : parts) {
    const { green, found } = await measure(part, paths)
    rows.push(...found)
    isGreen &&= green
  }
  return {
    title: `What npm test takes, ${os.cpus().length} cores`,
    rows,
    verdict: {
      passed: isGreen,
      text: isGreen ? 'Every test passed.' : 'A test failed: the times are those of a broken run.',
    },
  }
}

async function measure(part: string, paths: readonly string[]): Promise<{ green: boolean; found: Rows }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'masar-costs-'))
  const unit = path.join(folder, 'unit.json')
  const journeys = path.join(folder, 'journeys.json')
  const begun = Date.now()
  const before = processorOf(process.pid)
  const runner = path.resolve(import.meta.dirname, '../scripts/testing/run-parts.ts')
  const code = await runChild(process.execPath, [runner, part, ...paths], {
    TEST_COSTS: unit,
    JOURNEYS_SHARES: journeys,
  })
  const whole = { part, what: 'whole', 'wall, s': seconds(Date.now() - begun) }
  const found = [
    { ...whole, 'processor, s': seconds(processorOf(process.pid) - before) },
    ...ofUnit(read<Costs>(unit)),
    ...ofJourneys(read<Spent[]>(journeys)),
  ]
  rmSync(folder, { recursive: true })
  return { green: code === 0, found }
}

/** Of processors: what files share out among two processes says nothing by the clock. */
function ofUnit(costs: Costs | null): Rows {
  if (!costs) return []
  const { files, loading, processes, database } = costs
  const row = (what: string, ms: number, count: number) => ({ part: 'unit', what, 'processor, s': seconds(ms), count })
  return [
    row('all files', sum(files.map(({ processor }) => processor)), sum(files.map((file) => file.tests))),
    row('loading the product, processes', loading, processes),
    row('the database, beside it', database, 1),
    ...dearest(files, (file) => file.processor).map(({ file, processor, tests }) => row(file, processor, tests)),
  ]
}

/** Of the clock, over all workers. */
function ofJourneys(spent: Spent[] | null): Rows {
  if (!spent) return []
  const row = (what: string, ms: number, count: number) => ({ part: 'journeys', what, 'wall, s': seconds(ms), count })
  const shares = [...new Set(spent.flatMap((one) => Object.keys(one.shares)))] as (keyof Spent['shares'])[]
  const projects = [...new Set(spent.map(({ project }) => project))]
  return [
    ...shares.map((share) => row(`of it ${share}`, sum(spent.map((one) => one.shares[share])), spent.length)),
    ...projects.flatMap((project) => {
      const own = spent.filter((one) => one.project === project)
      return [
        row(`journeys on ${project}`, sum(own.map(({ ms }) => ms)), own.length),
        row(`axe on ${project}`, sum(own.map((one) => one.shares.axe)), sum(own.map(({ axe }) => axe))),
        row(`expects on ${project}`, sum(own.map((one) => one.shares.expects)), sum(own.map((one) => one.expects))),
      ]
    }),
    ...dearest(spent, (one) => one.ms).map((one) => row(`${one.file}: ${one.journey} (${one.project})`, one.ms, 1)),
  ]
}

const dearest = <T>(of: readonly T[], cost: (one: T) => number): T[] =>
  of.toSorted((one, other) => cost(other) - cost(one)).slice(0, named)

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const seconds = (ms: number): number => Math.round(ms / 100) / 10
