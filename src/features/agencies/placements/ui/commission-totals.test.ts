import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommissionRow } from '../commission-contract.ts'
import { totalsOf } from './commission-totals.ts'

const row = (over: Partial<CommissionRow>): CommissionRow => ({
  ...{ month: '2026-10', recruiter_id: 'one', recruiter: 'Amal Haddad', currency: 'AED' },
  ...{ placements: 1, fees: 100_000, share: 50_000, in_guarantee: 0, ...over },
})

test('months of one recruiter and currency are one sum; namesakes and currencies stay apart', () => {
  const totals = totalsOf([
    row({}),
    row({ month: '2026-11', fees: 20_000, share: 10_000, in_guarantee: 20_000 }),
    row({ recruiter_id: 'other', share: 70_000 }),
    row({ currency: 'MAD' }),
  ])
  assert.deepEqual(
    totals.map(({ recruiter_id, currency, placements, fees, share, in_guarantee }) =>
      [recruiter_id, currency, placements, fees, share, in_guarantee].join(' '),
    ),
    ['other AED 1 100000 70000 0', 'one AED 2 120000 60000 20000', 'one MAD 1 100000 50000 0'],
  )
  assert.deepEqual(totalsOf([]), [])
})
