import path from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'
import { startTestServer } from '#tests/world/test-server.ts'
import { duration, say } from '../lib/say.mjs'
import { type Counts, none } from './counts.ts'
import { findTests } from './find-tests.ts'

const patterns = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/**/*.test.ts',
  'bench/**/*.test.ts',
  'db/**/*.test.ts',
]

/** Every `*.test.ts` with node:test, two files at a time, all against one throw-away PostgreSQL. */
export async function unit(prefixes: string[], signal: AbortSignal): Promise<Counts> {
  const files = findTests(patterns, prefixes)
  if (files.length === 0) return none
  const server = await startTestServer()
  process.env.TEST_POSTGRES = JSON.stringify(server.connection)
  // each file is a process of its own, and most of them load the whole product
  process.env.NODE_COMPILE_CACHE ??= path.resolve('build/compiled')
  try {
    return await runFiles(files, signal)
  } finally {
    delete process.env.TEST_POSTGRES
    await server.stop()
  }
}

async function runFiles(files: string[], signal: AbortSignal): Promise<Counts> {
  let counts = none
  for await (const { type, data } of run({ files, concurrency: 2, timeout: 300_000, signal })) {
    if (type === 'test:fail' && !isHolder(data.details.error)) showFailure(data)
    if (type === 'test:stdout' || type === 'test:stderr') process.stdout.write(data.message)
    if (type !== 'test:summary') continue
    const { passed, failed, cancelled, skipped, todo } = data.counts
    if (!data.file) counts = { passed, failed: failed + cancelled, skipped: skipped + todo }
    else say(`  ${data.success ? '✓' : '✗'} ${short(data.file)} (${passed}, ${duration(data.duration_ms)})`)
  }
  return counts
}

type Failure = { name: string; file?: string; line?: number; details: { error: Error & { cause?: unknown } } }

function showFailure({ name, file, line, details }: Failure) {
  say(`\n✗ ${name}  ${short(file ?? '')}:${line ?? ''}`)
  say(`${inspect(details.error.cause ?? details.error, { depth: 6 })}\n`)
}

/** A file or suite fails because something inside it did: that one was shown already. */
const isHolder = (error: Error & { failureType?: string }) => error.failureType === 'subtestsFailed'

const short = (file: string) => file.replace(`${process.cwd()}/`, '')
