import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOf } from './rules.ts'

test('errors of the machine are told in our words; what nobody knows is something else', () => {
  for (const [error, failure] of [
    ['canceling statement due to statement timeout', 'timeout'],
    ['ENOSPC: no space left on device, write', 'disk'],
    ['connect ECONNREFUSED 10.0.0.4:25', 'connection'],
    ['Message failed: 550 5.1.1 no mailbox here', 'mail'],
    ["ENOENT: no such file or directory, open 'x'", 'missing'],
    ['duplicate key value violates unique constraint "a"', 'taken'],
    ["Cannot read properties of undefined (reading 'id')", 'other'],
    ['', 'other'],
  ] as const)
    assert.equal(failureOf(error), failure, error)
})
