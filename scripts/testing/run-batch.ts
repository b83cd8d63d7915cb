import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What became of one test. */
export type Outcome = {
  test: string
  file: string
  line: number
  /** 0 within another test. */
  ms: number
  /** What the process, and its children that ended, took of processors since the outcome before, in ms. */
  processor: number
  outcome: 'passed' | 'failed' | 'skipped' | 'suite'
  failure: string | null
}
export type Told = Outcome | { loading: number } | 'over'

/** Young objects in MB: tests make many that soon go, and with room there they are swept less often. */
const youngMb = 64
/** A process that is over and does not end holds something open, in ms; one of two gigabytes takes its time to go on a slow machine. */
const longestEnd = 60_000
/** Nothing is heard of a process for so long: a test waits for what never comes, in ms. */
const longestSilence = 240_000
/** So long a silent process has to tell what it waits for, in ms. */
const longestAnswer = 5_000
/** Before its first test a process loads all its files and makes their worlds: minutes on a slow machine that does other things too, in ms. */
const longestLoad = 600_000

/** Runs test files together in one process. Gives why the process itself failed, null when it did not. */
export async function runBatch(
  files: readonly string[],
  onTold: (told: Outcome | { loading: number }) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const child = fork(path.resolve(import.meta.dirname, 'batch.ts'), [...files], {
    stdio: 'inherit',
    execArgv: [`--max-semi-space-size=${youngMb}`],
  })
  const end = () => child.kill('SIGKILL')
  const ask = () => {
    child.send('what is open?', () => {})
    timer = setTimeout(end, longestAnswer)
  }
  signal.addEventListener('abort', end, { once: true })
  let isOver = false
  let timer = setTimeout(end, longestLoad)
  child.on('message', (told: Told) => {
    clearTimeout(timer)
    isOver = told === 'over'
    timer = isOver ? setTimeout(end, longestEnd) : setTimeout(ask, longestSilence)
    if (told === 'over') child.disconnect()
    else onTold(told)
  })
  const [code, killed] = (await once(child, 'exit')) as [number | null, string | null]
  clearTimeout(timer)
  signal.removeEventListener('abort', end)
  if (isOver) return killed ? 'did not end: something is still open' : null
  return `ended before its tests were over (${killed ?? `code ${code}`})`
}
