import type { CommissionRow } from '../commission-contract.ts'

export type CommissionTotal = Omit<CommissionRow, 'month'>

/** What each recruiter brought over all months, for each currency; two who are called alike stay two. The most own share comes first. */
export function totalsOf(rows: readonly CommissionRow[]): CommissionTotal[] {
  const totals = new Map<string, CommissionTotal>()
  for (const { month: _, ...row } of rows) {
    const key = `${row.recruiter_id} ${row.currency}`
    const { placements = 0, fees = 0, share = 0, in_guarantee = 0 } = totals.get(key) ?? {}
    totals.set(key, {
      ...row,
      placements: placements + row.placements,
      fees: fees + row.fees,
      share: share + row.share,
      in_guarantee: in_guarantee + row.in_guarantee,
    })
  }
  return [...totals.values()].sort((a, b) => a.currency.localeCompare(b.currency) || b.share - a.share)
}
