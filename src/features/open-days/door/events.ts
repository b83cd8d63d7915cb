import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Somebody is called before the others from now on, or in their turn again. */
export const visitPutFirst = event('visit.put_first', {
  data: z.object({ visit: z.string(), day: z.string(), page: z.string(), host: z.string(), first: z.boolean() }),
  about: ({ visit, page }) => ({ thing: 'visit', id: visit, page }),
  topics: ({ page, host }) => [...new Set([`page:${page}`, `page:${host}`])],
})
