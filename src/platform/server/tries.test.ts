import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import fc from 'fast-check'
import { Refused } from '#platform/shared/refusal.ts'
import { openCounters } from './counters.ts'
import { readSettings } from './settings.ts'
import { forgetTurns, mayAgain, takeTurn, waitAfter } from './tries.ts'

const guessing = { name: 'test', atOnce: 3, firstWait: 5, longestWait: 60 }
const counting = async () => ({ counters: openCounters(readSettings({}), null) })
const wait = async (turn: Promise<void>) => {
  const refused = await turn.then(() => null).catch((error) => error)
  assert.ok(refused instanceof Refused, String(refused))
  return Number(refused.extra.retry_after)
}

test('waits double up to the longest', () => {
  assert.deepEqual(
    [3, 4, 5, 6, 7, 100].map((tries) => waitAfter(guessing, tries)),
    [5, 10, 20, 40, 60, 60],
  )
  fc.assert(fc.property(fc.nat(10_000), (tries) => waitAfter(guessing, tries) <= waitAfter(guessing, tries + 1)))
})

test('a few tries at once, then one after each wait; what was refused does not lengthen it', async () => {
  mock.timers.enable({ apis: ['Date', 'setTimeout'] })
  const world = await counting()
  for (let time = 0; time < 3; time++) await takeTurn(world, guessing, 'one')
  for (let time = 0; time < 10; time++) assert.equal(await wait(takeTurn(world, guessing, 'one')), 5)
  await takeTurn(world, guessing, 'another')
  mock.timers.tick(5_001)
  await takeTurn(world, guessing, 'one')
  assert.equal(await wait(takeTurn(world, guessing, 'one')), 10)
  await forgetTurns(world, guessing, 'one')
  for (let time = 0; time < 3; time++) await takeTurn(world, guessing, 'one')
  mock.timers.reset()
})

test('of a hundred at the same moment no more get through than one after the other', async () => {
  const world = await counting()
  const turns = await Promise.allSettled(Array.from({ length: 100 }, () => takeTurn(world, guessing, 'crowd')))
  assert.equal(turns.filter(({ status }) => status === 'fulfilled').length, 3)
})

test('something may happen so often, by every limit', async () => {
  const world = await counting()
  const limits = [
    { name: 'hour', times: 2, seconds: 3600 },
    { name: 'day', times: 3, seconds: 86_400 },
  ]
  const answers = []
  for (let time = 0; time < 4; time++) answers.push(await mayAgain(world, limits, 'a'))
  assert.deepEqual(answers, [true, true, false, false])
  assert.equal(await mayAgain(world, limits, 'b'), true)
})
