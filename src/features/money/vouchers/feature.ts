import type { Feature } from '#platform/server/feature.ts'
import { voucherHandlers } from './handlers.ts'

export const vouchers: Feature = {
  calls: voucherHandlers,
  forgets: {
    people: {
      'voucher_batches.made_by': 'kept as work',
      'voucher_uses.by_id': 'kept as work',
    },
  },
}
