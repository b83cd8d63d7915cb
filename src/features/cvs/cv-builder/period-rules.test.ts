import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReversed } from './period-rules.ts'

test('a period that ends before it begins passes, or one that may be true does not', () => {
  const reversed = (start: string | null, end: string | null) => isReversed({ start, end })
  assert.equal(reversed('2025', '2019-12'), true)
  assert.equal(reversed('2020-03', '2020-02'), true)
  assert.equal(reversed('2020-03', '2019'), true)
  assert.equal(reversed('2020-03', '2020'), false)
  assert.equal(reversed('2020', '2020-01'), false)
  assert.equal(reversed('2020-03', '2020-03'), false)
  assert.equal(reversed('2020-03', 'present'), false)
  assert.equal(reversed(null, '2019'), false)
  assert.equal(reversed('2020', null), false)
})
