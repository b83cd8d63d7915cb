import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryCode, countryId } from './country-id.ts'

test('the United Arab Emirates are 5', () => {
  assert.equal(countryId('AE'), 5)
  assert.equal(countryCode(5), 'AE')
})

test('every pair of letters has its own id and comes back', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  assert.equal(new Set(codes.map(countryId)).size, codes.length)
  for (const code of codes) assert.equal(countryCode(countryId(code)), code)
})

test('what is no country code is refused', () => {
  for (const code of ['', 'A', 'ae', 'UAE', 'A1']) assert.throws(() => countryId(code), RangeError)
  for (const id of [0, 677, 1.5, Number.NaN]) assert.throws(() => countryCode(id), RangeError)
})
