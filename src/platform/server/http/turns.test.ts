import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest, setImmediate as soon } from 'node:timers/promises'
import { Turns } from './turns.ts'

test('so many work at a time and the others in their order, also after one that failed', async () => {
  const turns = new Turns(2, 10_000)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => async () => {
    begun.push(number)
    await new Promise<void>((resolve) => ends.push(resolve))
    if (number === 1) throw new Error('fell over')
    return number
  }
  const all = [1, 2, 3, 4].map((number) => turns.take(work(number)))
  await soon()
  assert.deepEqual(begun, [1, 2])
  ends[0]?.()
  await assert.rejects(all[0] ?? Promise.resolve(), /fell over/)
  await soon()
  assert.deepEqual(begun, [1, 2, 3])
  ends[1]?.()
  await all[1]
  await soon()
  assert.deepEqual(begun, [1, 2, 3, 4])
  for (const end of ends) end()
  assert.deepEqual(await Promise.all(all.slice(1)), [2, 3, 4])
})

test('whoever waits for something else for long lets the next begin', async () => {
  const turns = new Turns(1, 5)
  const hung = turns.take(() => rest(200, 'late'))
  assert.equal(await Promise.race([turns.take(async () => 'next'), rest(150, 'nobody')]), 'next')
  assert.equal(await hung, 'late')
})
