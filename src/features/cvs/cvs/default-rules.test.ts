import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextDefault } from './default-rules.ts'

const cv = (
  id: string,
  state: 'confirmed' | 'parsed' | 'wordless',
  at: string,
  confirmed_at: string | null = null,
) => ({
  id,
  state,
  at,
  confirmed_at,
  of_another: null,
})

test('the CV that was looked over last follows, not the newest', () => {
  const one = cv('one', 'confirmed', '2026-01-01', '2026-09-01')
  const two = cv('two', 'confirmed', '2026-02-01', '2026-03-01')
  const newest = cv('new', 'parsed', '2026-10-01')
  assert.equal(nextDefault([newest, two, one])?.id, 'one')
  assert.equal(nextDefault([cv('none', 'wordless', '2026-11-01'), newest])?.id, 'new')
  assert.equal(nextDefault([]), null)
})
