// Several test files in one process: the product is loaded once for all of them. Tells its parent what came of each.
import { run } from 'node:test'
import { inspect } from 'node:util'
import { whatCloses } from '#tests/world/closing.ts'
import { processorOf } from './processor-time.ts'
import type { Told } from './run-batch.ts'

const tell = (told: Told) => process.send?.(told)
// asked before it is ended for its silence; to be ready for that keeps nothing alive
process.on('message', () => {
  const open = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (kind) => kind))
  const kinds = open.map(([kind, all]) => `${all?.length} ${kind}`).join(', ')
  process.stderr.write(`\nA process of tests is silent. It closes ${whatCloses() ?? 'nothing'}; open: ${kinds}\n`)
})
process.channel?.unref()
let told = 0

/** What was used since this was asked before. */
function usedSince(): number {
  const before = told
  told = processorOf(process.pid)
  return told - before
}

for await (const { type, data } of run({ files: process.argv.slice(2), isolation: 'none', timeout: 300_000 })) {
  // the first of a test is heard once every file is loaded
  if (told === 0) tell({ loading: usedSince() })
  if (type === 'test:pass' || type === 'test:fail') {
    const { name, file = '', line, nesting, skip, details } = data
    const isSuite = details.type === 'suite'
    const error = type === 'test:fail' ? (details.error as Error & { failureType?: string }) : null
    // a suite fails because something inside it did: that one was told already
    const failure = error && error.failureType !== 'subtestsFailed' ? inspect(error.cause ?? error, { depth: 6 }) : null
    tell({
      test: name,
      file,
      line: line ?? 0,
      ms: nesting === 0 ? details.duration_ms : 0,
      processor: usedSince(),
      outcome: isSuite ? 'suite' : skip ? 'skipped' : error ? 'failed' : 'passed',
      failure,
    })
  }
  if (type === 'test:stdout' || type === 'test:stderr') process.stdout.write(data.message)
}
tell('over')
