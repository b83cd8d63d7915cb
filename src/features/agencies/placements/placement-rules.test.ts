import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feeFor, guaranteeDay, guaranteeUntil, plusDays, refundFor, shareOf, taxOf, yearOf } from './placement-rules.ts'

const percent = (fee_percent: number) => ({ fee_kind: 'percent' as const, fee_percent, fee_amount: null })

test('a year of pay: hours, days, months, in currencies of two, three and no decimals', () => {
  assert.equal(yearOf(10_000, 'month', 'AED'), 12_000_000)
  assert.equal(yearOf(50, 'hour', 'AED'), 50 * 2080 * 100)
  assert.equal(yearOf(300, 'day', 'AED'), 300 * 260 * 100)
  assert.equal(yearOf(700, 'month', 'KWD'), 700 * 12 * 1000)
  assert.equal(yearOf(4_000_000, 'year', 'JPY'), 4_000_000)
})

test('the fee is a percent of a year or an amount, rounded half up, and never nothing', () => {
  const pay = { salary: 10_000, salary_period: 'month' as const, salary_currency: 'AED' }
  assert.equal(feeFor(percent(18), pay), 2_160_000)
  assert.equal(feeFor(percent(8.25), { ...pay, salary: 1, salary_period: 'year' }), 8)
  assert.equal(feeFor({ fee_kind: 'fixed', fee_percent: null, fee_amount: 950_000 }, pay), 950_000)
  assert.equal(feeFor(percent(15), { salary: 700, salary_period: 'month', salary_currency: 'KWD' }), 1_260_000)
  assert.equal(feeFor(percent(0.0001), { ...pay, salary: 1, salary_period: 'year' }), null)
  assert.equal(feeFor(percent(100), { ...pay, salary: 100_000_000 }), null)
  assert.equal(shareOf(2_160_001, 60), 1_296_001)
  assert.equal(taxOf(2_160_010, 5), 108_001)
})

test('a guarantee counts from the first day of work, and what goes back is the days not worked', () => {
  assert.equal(guaranteeUntil('2026-09-21', 60), '2026-11-19')
  assert.equal(guaranteeDay('2026-10-13', 90, '2026-11-22'), 41)
  assert.equal(guaranteeDay('2026-10-13', 90, '2026-10-01'), 0)
  assert.equal(guaranteeDay('2026-10-13', 90, '2027-10-01'), 90)
  assert.equal(refundFor(900_000, 90, '2026-11-01', '2026-11-16'), 740_000)
  assert.equal(refundFor(900_000, 90, '2026-11-01', '2027-01-29'), 0)
  for (let day = -3; day < 100; day++) {
    const back = refundFor(1_000_001, 60, '2026-01-01', plusDays('2026-01-01', day))
    assert.ok(back >= 0 && back <= 1_000_001, `${back} after ${day} days`)
  }
  assert.equal(refundFor(900_000, 0, '2026-11-01', '2026-11-02'), 0)
})
