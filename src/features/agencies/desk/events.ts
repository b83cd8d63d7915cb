import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const count = z.number()

/** What a recruiter aims for in a month was set, by somebody who leads the page. */
export const targetSaved = event('target.saved', {
  data: z.object({
    ...{ page: z.string(), user: z.string(), month: z.string() },
    ...{ submissions: count, interviews: count, placements: count },
  }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
