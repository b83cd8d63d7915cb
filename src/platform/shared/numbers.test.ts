import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNumber } from './numbers.ts'

test('a number is read as it is typed: other digits, units, grouped thousands, a decimal comma', () => {
  const read: [string, number][] = [
    ['6', 6],
    [' 6 years', 6],
    ['٦', 6],
    ['۶ سنوات', 6],
    ['٥٫٥', 5.5],
    ['5,5', 5.5],
    ['0.125', 0.125],
    ['12 000', 12_000],
    ['12,000', 12_000],
    ['١٢٬٠٠٠ درهم', 12_000],
    ['12\u00a0000,50 DH', 12_000.5],
    ['12,000.50', 12_000.5],
    ['1.250.000', 1_250_000],
    ['AED 3500', 3500],
    ['-3', -3],
    ['−3', -3],
  ]
  for (const [text, value] of read) assert.equal(readNumber(text), value, text)
})

test('no number, or more than one, is none', () => {
  for (const text of ['', 'six', 'ست سنوات', '5 to 7', '5-7', '2019/2020', '1.2.3', '99999999999'])
    assert.equal(readNumber(text), null, text)
})
