import { Refused } from '#platform/shared/refusal.ts'

/** A voucher by its code. None has been given out yet, so none is known. @throws Refused not_found */
export function showVoucher(): never {
  throw new Refused('not_found')
}
