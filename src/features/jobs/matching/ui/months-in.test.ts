import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsIn } from './months-in.ts'

const say = (month: Date) => `m${month.getUTCMonth() + 1} ${month.getUTCFullYear()}`

test('months of a period are said, open ends and years stay', () => {
  assert.equal(monthsIn('2021-02 – 2023-08', say), 'm2 2021 – m8 2023')
  assert.equal(monthsIn('2023-11 –', say), 'm11 2023 –')
  assert.equal(monthsIn('2019 – 2021', say), '2019 – 2021')
})

test('whole days and numbers that look alike are no months', () => {
  for (const text of ['2021-02-03', '2021-13', '12021-02', 'A-2021-021']) assert.equal(monthsIn(text, say), text)
})
