import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelIn } from './languages.ts'

test('a level keeps the bracket that it opens, and no other', () => {
  assert.equal(levelIn('جيد (B2)'), 'جيد (B2)')
  assert.equal(levelIn('(C1)'), 'C1')
  assert.equal(levelIn('— upper intermediate B2)'), 'upper intermediate B2')
})
