import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A printed CV of a page is ready, or failed. */
export const cvFormatted = event('cv.formatted', {
  data: z.object({ formatted: z.string(), page: z.string(), state: z.string() }),
  about: ({ formatted, page }) => ({ thing: 'formatted-cv', id: formatted, page }),
  topics: ({ page }) => [`page:${page}`],
})
