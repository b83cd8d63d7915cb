import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Places } from './places.ts'

test('who finds no place waits in the order they came, and leaves once', async () => {
  const places = new Places(1)
  const came: number[] = []
  const leave = await places.enter()
  const others = [1, 2].map(async (number) => {
    const next = await places.enter()
    came.push(number)
    return next
  })
  await places.enter(5).then(
    () => assert.fail('nobody had left'),
    (error: Error) => assert.match(error.message, /in time/),
  )
  leave()
  leave()
  const leaveFirst = await others[0]
  assert.deepEqual(came, [1])
  leaveFirst?.()
  const leaveSecond = await others[1]
  assert.deepEqual(came, [1, 2])
  leaveSecond?.()
  const last = await places.enter(5)
  last()
})
