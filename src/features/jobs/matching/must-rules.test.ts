import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksOtherwise, requirementsMet } from './must-rules.ts'

test('must-haves are met, open or missing; the worst of them decides', () => {
  const of = (...results: ('met' | 'not_met' | 'unknown')[]) =>
    requirementsMet(
      results.map((result) => ({ kind: 'skill', result })),
      { workplace: 'on_site' },
    )
  assert.equal(of(), 'met')
  assert.equal(of('met', 'met'), 'met')
  assert.equal(of('met', 'unknown'), 'unknown')
  assert.equal(of('unknown', 'not_met', 'met'), 'unmet')
})

test('who lives elsewhere meets the must-haves of work at a place, and not those of remote work within a country', () => {
  const matches = [{ kind: 'skill', result: 'met' } as const, { kind: 'place', result: 'not_met' } as const]
  assert.equal(requirementsMet(matches, { workplace: 'on_site' }), 'met')
  assert.equal(requirementsMet(matches, { workplace: 'hybrid' }), 'met')
  assert.equal(requirementsMet(matches, { workplace: 'remote' }), 'unmet')
})

test('only a change of what is asked for is compared anew', () => {
  assert.equal(asksOtherwise(['title', 'skills_must']), true)
  assert.equal(asksOtherwise(['title', 'salary', 'benefits']), false)
})
