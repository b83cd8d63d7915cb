import type { Batch } from '../contract.ts'
import { type Standing, standingOf } from '../rules.ts'

/** How the vouchers of a batch stand, all together. */
export function stateOf({ starts_at, ends_at, withdrawn_at, uses, uses_of_page, used, count }: Batch, now: Date) {
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  // where they hold is not a matter of state
  const all = { uses: uses * count, uses_of_page, used, page_ids: [], brands: [], first_order: false }
  const dates = { starts_at: at(starts_at), ends_at: at(ends_at), withdrawn_at: at(withdrawn_at) }
  const moment = { now: () => now, settings: { BRAND: '' } }
  return standingOf({ ...all, ...dates }, moment) as Exclude<Standing, 'for_others' | 'not_first'>
}
