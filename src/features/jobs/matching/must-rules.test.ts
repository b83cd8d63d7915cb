import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksOtherwise, mustsOf } from './must-rules.ts'

test('must-haves are met, open or missing; the worst of them decides', () => {
  const of = (...results: ('met' | 'not_met' | 'unknown')[]) => mustsOf(results.map((result) => ({ result })))
  assert.equal(of(), 'all')
  assert.equal(of('met', 'met'), 'all')
  assert.equal(of('met', 'unknown'), 'open')
  assert.equal(of('unknown', 'not_met', 'met'), 'missing')
})

test('only a change of what is asked for is compared anew', () => {
  assert.equal(asksOtherwise(['title', 'skills_must']), true)
  assert.equal(asksOtherwise(['title', 'salary', 'benefits']), false)
})
