import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** The templates of a page are others now. */
export const templateSaved = event('job.template_saved', {
  data: z.object({ page: z.string(), name: z.string() }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
