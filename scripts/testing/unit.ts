import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startTestServer } from '#tests/world/test-server.ts'
import { duration, say } from '../lib/say.mjs'
import { add, type Counts, none } from './counts.ts'
import { findTests } from './find-tests.ts'
import { type Outcome, runBatch } from './run-batch.ts'

const patterns = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.ts',
  'bench/**/*.test.ts',
  'db/**/*.test.ts',
]
/** Loading the product takes as long as a file's tests: so many files share it. */
const filesABatch = 8
const batchesAtOnce = 2

/** Every `*.test.ts` with node:test, batch by batch, all against one throw-away PostgreSQL. */
export async function unit(prefixes: string[], signal: AbortSignal): Promise<Counts> {
  const files = findTests(patterns, prefixes)
  if (files.length === 0) return none
  const server = await startTestServer()
  process.env.TEST_POSTGRES = JSON.stringify(server.connection)
  process.env.NODE_COMPILE_CACHE ??= path.resolve('build/compiled')
  try {
    return await runAll(batchesOf(files), signal)
  } finally {
    delete process.env.TEST_POSTGRES
    await server.stop()
  }
}

/** Neighbours share most of what they load. Hooks at the root of a file are those of its whole process: it has one for itself. */
function batchesOf(files: readonly string[]): string[][] {
  const alone = files.filter((file) => /^(before|after)(Each)?\(/m.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !alone.includes(file))
  const size = Math.min(filesABatch, Math.ceil(together.length / batchesAtOnce))
  const count = Math.ceil(together.length / (size || 1))
  const batches = Array.from({ length: count }, (_, at) => together.slice(at * size, (at + 1) * size))
  return [...batches, ...alone.map((file) => [file])]
}

async function runAll(batches: string[][], signal: AbortSignal): Promise<Counts> {
  let counts = none
  const waiting = batches.values()
  const work = async () => {
    for (const files of waiting) {
      if (signal.aborted) return
      const more = await runOne(files, signal)
      counts = add(counts, more)
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work))
  return counts
}

async function runOne(files: string[], signal: AbortSignal): Promise<Counts> {
  const outcomes: Outcome[] = []
  const onOutcome = (outcome: Outcome) => {
    outcomes.push(outcome)
    if (outcome.failure) say(`\n✗ ${outcome.test}  ${short(outcome.file)}:${outcome.line}\n${outcome.failure}\n`)
  }
  const failure = await runBatch(files, onOutcome, signal)
  for (const file of files) sayFile(file, countOf(outcomes, file), outcomes)
  const counts = files.map((file) => countOf(outcomes, file)).reduce(add, none)
  if (!failure) return counts
  say(`  ✗ the process of ${files.join(', ')} ${failure}`)
  return { ...counts, failed: counts.failed + 1 }
}

const of = (outcomes: readonly Outcome[], file: string) => outcomes.filter((outcome) => short(outcome.file) === file)

function countOf(outcomes: readonly Outcome[], file: string): Counts {
  const count = (kind: Outcome['outcome']) => of(outcomes, file).filter(({ outcome }) => outcome === kind).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

function sayFile(file: string, { passed, failed }: Counts, outcomes: readonly Outcome[]) {
  const ms = of(outcomes, file).reduce((sum, outcome) => sum + outcome.ms, 0)
  say(`  ${failed > 0 ? '✗' : '✓'} ${file} (${passed}, ${duration(ms)})`)
}

const short = (file: string) => path.relative(process.cwd(), file)
