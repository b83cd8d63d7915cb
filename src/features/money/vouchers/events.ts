import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ batch }: { batch: string }) => ({ thing: 'voucher', id: batch })
const topics = () => ['reviews:all']

export const vouchersMade = event('voucher.made', {
  data: z.object({ batch: z.string(), kind: z.string(), amount: z.number(), count: z.number() }),
  about,
  topics,
})
export const vouchersWithdrawn = event('voucher.withdrawn', { data: z.object({ batch: z.string() }), about, topics })
export const voucherClaimed = event('voucher.claimed', {
  data: z.object({ batch: z.string(), voucher: z.string(), page: z.string() }),
  about: ({ batch, page }) => ({ thing: 'voucher', id: batch, page }),
  topics: ({ page }) => [`page:${page}`, 'reviews:all'],
})
