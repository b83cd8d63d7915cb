import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsOf } from './numbers.ts'

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
