import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countFor, countOf, countOrNone, digitsOf } from './numbers.ts'

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

test('what was typed wrong reaches the call as a wrong number, never as nothing', () => {
  assert.equal(countFor('٩٠٠٠'), 9000)
  for (const typed of ['', 'abc', '2.5', '-5']) assert.equal(countFor(typed), -1, typed)
  assert.equal(countFor('99999999999999'), 1e12, 'told as too big, not as too small')
  assert.equal(JSON.stringify({ salary: countOrNone('9k') }), '{"salary":-1}')
  assert.deepEqual([countOrNone(''), countOrNone(' '), countOrNone('١٢٬٠٠٠')], [null, null, 12_000])
})
