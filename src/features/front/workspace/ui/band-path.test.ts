import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandPath, half, step } from './band-path.ts'

const numbersIn = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number)

test('a band ends after the last stage that anybody reached, and stays within its height', () => {
  const numbers = numbersIn(bandPath([61, 38, 16, 8, 0, 0]))
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  assert.equal(Math.max(...xs), 4 * step)
  assert.deepEqual([Math.min(...ys), Math.max(...ys)], [0, 2 * half])
})

test('where nobody applied there is no band', () => {
  assert.equal(bandPath([0, 0, 0, 0, 0, 0]), '')
  assert.equal(bandPath([]), '')
})
