import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { batchesOf, costOf, dear } from './batches.ts'
import { findTests } from './find-tests.ts'

const files = findTests(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'], [])

test('every file is in one batch, and those with hooks of their own in one alone', () => {
  const batches = batchesOf(files)
  assert.deepEqual(batches.flat().sort(), files)
  const own = batches.find((batch) => batch.includes('scripts/lib/install.test.ts'))
  assert.deepEqual(own, ['scripts/lib/install.test.ts'])
})

test('the dearest begin first, apart from each other, and the last batches are small', () => {
  const shared = batchesOf(files).filter((batch) => batch.length > 1)
  const costs = shared.map((batch) => costOf(...batch))
  assert.deepEqual(
    costs,
    costs.toSorted((one, other) => other - one),
  )
  assert.ok(Number(costs[0]) > 3 * Number(costs.at(-1)))
  assert.ok(
    !shared[0]?.some((file) => /cv-reading\/hostile/.test(file)) ||
      !shared[0]?.some((file) => /cv-reading\/scan/.test(file)),
  )
})

test('what is said to be dear is there', () => {
  for (const file of Object.keys(dear)) assert.ok(existsSync(file), file)
})

test('one file is one batch', () => {
  assert.deepEqual(batchesOf(['src/features/jobs/jobs/jobs.test.ts']), [['src/features/jobs/jobs/jobs.test.ts']])
})
