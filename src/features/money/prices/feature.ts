import type { Feature } from '#platform/server/feature.ts'
import { priceHandlers } from './handlers.ts'

export const prices: Feature = {
  calls: priceHandlers,
  forgets: {
    people: {
      'prices.set_by': 'kept as work',
    },
  },
}
