import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A page keeps another reason for not selecting somebody, says it otherwise, or offers it no more. */
export const rejectReasonChanged = event('reject_reason.changed', {
  data: z.object({
    page: z.string(),
    reason: z.string(),
    name: z.string(),
    how: z.enum(['added', 'changed', 'dropped']),
  }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
