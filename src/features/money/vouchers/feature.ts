import type { Feature } from '#platform/server/feature.ts'
import { voucherHandlers } from './handlers.ts'

export const vouchers: Feature = {
  calls: voucherHandlers,
}
