import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Two records were said not to be the same person, or that they may be after all. */
export const toldApart = event('imported.told_apart', {
  data: z.object({ first: z.string(), second: z.string(), page: z.string(), different: z.boolean() }),
  about: ({ first, page }) => ({ thing: 'imported', id: first, page }),
  topics: ({ page }) => [`page:${page}`],
})
