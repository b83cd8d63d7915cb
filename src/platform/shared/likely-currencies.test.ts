import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLikelyOrder } from './likely-currencies.ts'

test('the own currency first, then those that many are paid in, then all others as their codes run', () => {
  const byArabicName = ['ZAR', 'USD', 'JOD', 'AED', 'ALL']
  const codes = inLikelyOrder(byArabicName, 'JO')
  assert.deepEqual([codes[0], codes[1], ...codes.slice(-2)], ['JOD', 'AED', 'ALL', 'ZAR'])
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(inLikelyOrder(byArabicName, 'XX')[0], 'USD')
})
