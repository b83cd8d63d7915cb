import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kept } from './kept.ts'

test('what is kept under a name is made once', () => {
  let made = 0
  const make = () => ++made
  assert.deepEqual([kept('a', make), kept('a', make), kept('b', make)], [1, 1, 2])
})
