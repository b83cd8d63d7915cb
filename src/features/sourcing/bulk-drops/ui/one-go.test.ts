import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneGo } from './one-go.ts'

const arrives = (id: string) => async (go?: string) => go ?? id
const fails = async () => {
  throw new Error('unreadable')
}

test('files sent at once are of one go, also where the first does not arrive', async () => {
  const line = oneGo()
  const outcomes = await Promise.allSettled([
    line.into(fails),
    line.into(arrives('a')),
    line.into(arrives('b')),
    line.into(fails),
  ])
  assert.deepEqual(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
    ['failed', 'a', 'a', 'failed'],
  )
})

test('a go that was opened takes what follows; another one is begun where none is open', async () => {
  const line = oneGo()
  line.open('earlier')
  assert.equal(await line.into(arrives('new')), 'earlier')
  line.open(null)
  assert.equal(await line.into(arrives('new')), 'new')
})
