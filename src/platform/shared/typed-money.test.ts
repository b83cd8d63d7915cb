import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minorOf, typedOf } from './typed-money.ts'

test('an amount is read to its last fils, with the decimals of its currency', () => {
  for (const [typed, currency, minor] of [
    ['2010.75', 'AED', 201_075],
    ['2,010.75', 'AED', 201_075],
    ['2 010,75', 'EUR', 201_075],
    ['2\u202f010,75', 'EUR', 201_075],
    ['2.010,75', 'EUR', 201_075],
    ['1,250', 'AED', 125_000],
    ['1.250.000', 'RUB', 125_000_000],
    ['0.29', 'USD', 29],
    ['.5', 'USD', 50],
    ['12.', 'USD', 1200],
    ['26.500', 'KWD', 26_500],
    ['26,5', 'KWD', 26_500],
    ['1250,500', 'KWD', 1_250_500],
    ['1,250.500', 'KWD', 1_250_500],
    ['٢٠١٠٫٧٥', 'AED', 201_075],
    ['٢٦٫٥٠٠', 'KWD', 26_500],
    ['۱٬۲۵۰', 'AED', 125_000],
    ['\u200f125\u200e', 'SAR', 12_500],
    ['1.015', 'KWD', 1015],
  ] as const)
    assert.equal(minorOf(typed, currency), minor, `${typed} ${currency}`)
})

test('what could be a thousand times as much is not guessed, nor is anything else that is no amount', () => {
  for (const [typed, currency] of [
    ['1,250', 'KWD'],
    ['1.250', 'AED'],
    ['26.5005', 'KWD'],
    ['10.999', 'USD'],
    ['1,25,000', 'AED'],
    ['12,34.50', 'AED'],
    ['', 'AED'],
    ['.', 'AED'],
    ['-5', 'AED'],
    ['0.001', 'AED'],
    ['5 AED', 'AED'],
    ['1e3', 'AED'],
    ['99999999999999999', 'AED'],
  ] as const)
    assert.ok(Number.isNaN(minorOf(typed, currency)), `${typed} ${currency}`)
})

test('an amount that stands in a field is read as the same amount', () => {
  for (const currency of ['AED', 'KWD', 'JPY'])
    for (const minor of [1, 10, 999, 1000, 26_500, 201_075, 100_000_000, 123_456_789_012])
      assert.equal(minorOf(typedOf(minor, currency), currency), minor, `${minor} ${currency}`)
  assert.deepEqual([typedOf(5, 'AED'), typedOf(5, 'KWD'), typedOf(5, 'JPY')], ['0.05', '0.005', '5'])
})
