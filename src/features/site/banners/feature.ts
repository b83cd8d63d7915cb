import type { Feature } from '#platform/server/feature.ts'
import { bannerHandlers } from './handlers.ts'

export const banners: Feature = {
  calls: bannerHandlers,
  forgets: {
    people: {
      'banners.changed_by': 'kept as work',
    },
  },
}
