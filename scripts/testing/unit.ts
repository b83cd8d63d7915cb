import path from 'node:path'
import { startTestServer } from '#tests/world/test-server.ts'
import { duration, say } from '../lib/say.mjs'
import { batchesOf } from './batches.ts'
import { CostBook } from './costs.ts'
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
const batchesAtOnce = 2

/** Every `*.test.ts` with node:test, batch by batch, all against one throw-away PostgreSQL. */
export async function unit(prefixes: string[], signal: AbortSignal): Promise<Counts> {
  const files = findTests(patterns, prefixes)
  if (files.length === 0) return none
  const server = await startTestServer()
  process.env.TEST_POSTGRES = JSON.stringify(server.connection)
  const book = new CostBook()
  try {
    const counts = await runAll(batchesOf(files), book, signal)
    book.write(server.pid)
    return counts
  } finally {
    delete process.env.TEST_POSTGRES
    await server.stop()
  }
}

async function runAll(batches: string[][], book: CostBook, signal: AbortSignal): Promise<Counts> {
  let counts = none
  const waiting = batches.values()
  const work = async () => {
    for (const files of waiting) {
      if (signal.aborted) return
      const more = await runOne(files, book, signal)
      counts = add(counts, more)
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work))
  return counts
}

async function runOne(files: string[], book: CostBook, signal: AbortSignal): Promise<Counts> {
  const outcomes: Outcome[] = []
  const said = new Set<string>()
  const sayOnce = (file: string) => {
    if (!said.has(file)) sayFile(file, countOf(outcomes, file), outcomes)
    said.add(file)
  }
  const onTold = (outcome: Outcome | { loading: number }) => {
    if ('loading' in outcome) return book.load(outcome.loading)
    const before = outcomes.at(-1)
    // the tests of a file come together: with the next file the one before is over
    if (before && before.file !== outcome.file) sayOnce(short(before.file))
    outcomes.push(outcome)
    if (outcome.failure) say(`\n✗ ${outcome.test}  ${short(outcome.file)}:${outcome.line}\n${outcome.failure}\n`)
  }
  const failure = await runBatch(files, onTold, signal)
  files.forEach(sayOnce)
  for (const file of files) book.note(file, of(outcomes, file))
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
