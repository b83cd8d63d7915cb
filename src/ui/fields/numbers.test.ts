import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOf, digitsOf } from './numbers.ts'

test('digits of every keyboard become Latin ones', () => {
  assert.equal(digitsOf('٨٥٠٠'), '8500')
  assert.equal(digitsOf('۱۲٬۰۰۰'), '12000')
  assert.equal(digitsOf('AED 8,500.–'), '8500')
  assert.equal(digitsOf('160\u00a0000 ₽'), '160000')
  assert.equal(digitsOf('none'), '')
  assert.equal(digitsOf('8,500.00 AED'), '8500')
  assert.equal(digitsOf('1,50,000'), '150000')
  assert.equal(digitsOf('٨٬٥٠٠٫٥٠'), '8500')
})

test('a whole number is taken as typed, and what is none is not made one', () => {
  for (const [typed, count] of [
    ['25', 25],
    [' ٢٥ ', 25],
    ['۱۰', 10],
    ['1 000', 1000],
    ['1,000', 1000],
    ['0', 0],
  ] as const)
    assert.equal(countOf(typed), count, typed)
  for (const typed of ['', '-5', '2.5', '1e3', 'abc', '1,5', '10,00', '٢٫٥'])
    assert.ok(Number.isNaN(countOf(typed)), typed)
})
