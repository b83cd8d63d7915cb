import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as after } from 'node:timers/promises'
import { processTime } from './process-time.ts'
import { Stopwatch } from './stopwatch.ts'

const isTold = processTime(process.pid) !== null

/** A process that works without end, and how a watch over it ended. */
function working(most: number) {
  const child = spawn(process.execPath, ['-e', 'for (;;) {}'])
  const late = Promise.withResolvers<'late'>()
  const watch = new Stopwatch()
  watch.start(child.pid, most, () => late.resolve('late'))
  const end = () => {
    watch.stop()
    child.kill('SIGKILL')
  }
  return { child, late: late.promise, end }
}

test('work that uses up its time is told of', { skip: !isTold }, async () => {
  const { late, end } = working(300)
  assert.equal(await late, 'late')
  end()
})

test('work that waits for its turn keeps its time', { skip: !isTold }, async () => {
  const { child, late, end } = working(600)
  child.kill('SIGSTOP')
  // twice its time by the wall
  assert.equal(await Promise.race([late, after(1_200, 'waited')]), 'waited')
  child.kill('SIGCONT')
  assert.equal(await late, 'late')
  end()
})

test('work that does nothing at all ends as well', { skip: !isTold }, async () => {
  const { child, late, end } = working(50)
  child.kill('SIGSTOP')
  assert.equal(await late, 'late')
  end()
})
