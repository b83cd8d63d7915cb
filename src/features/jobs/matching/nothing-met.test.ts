import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Counted, isWeak } from './fit-rules.ts'

test('whoever meets nothing of what is asked is weak, however little that is; some years of the work are something', () => {
  const lacks: Counted = { kind: 'skill', result: 'not_met' }
  assert.ok(isWeak([lacks]))
  assert.ok(isWeak([{ kind: 'language', result: 'unknown' }]))
  assert.ok(isWeak([{ kind: 'place', result: 'met' }, lacks]))
  assert.ok(!isWeak([lacks, { kind: 'experience', result: 'not_met', years: 2 }]))
  assert.ok(!isWeak([]))
})
