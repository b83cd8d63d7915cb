import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestQuery } from '../contract.ts'
import { readAsked } from './read-asked.ts'

test('of words that are too many the first are asked for, and what does not fit is left out', () => {
  const asked = readAsked(new URLSearchParams({ q: ` ${'welder '.repeat(100)}`, radius: 'far' }))
  assert.equal(asked.q.length <= longestQuery && asked.q.startsWith('welder welder'), true)
  assert.equal(asked.radius, readAsked(new URLSearchParams()).radius)
})
