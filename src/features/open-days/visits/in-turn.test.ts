import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { inTurn } from './in-turn.ts'

test('work on one thing follows one after the other, also after one that failed; other things do not wait', async () => {
  const told: string[] = []
  const work = (name: string, ms: number) => async () => {
    told.push(`${name} begins`)
    await rest(ms)
    if (name === 'b') throw new Error('b failed')
    told.push(`${name} ends`)
    return name
  }
  const given = await Promise.allSettled([
    inTurn('day', work('a', 20)),
    inTurn('day', work('b', 1)),
    inTurn('day', work('c', 1)),
    inTurn('other', work('d', 1)),
  ])
  assert.deepEqual(told, ['a begins', 'd begins', 'd ends', 'a ends', 'b begins', 'c begins', 'c ends'])
  assert.deepEqual(
    given.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  )
})
