import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** So many applicants of a job wait, and their answers are due soon, or late already. */
export const answersDue = event('answers.due', {
  data: z.object({ job: z.string(), page: z.string(), count: z.number(), late: z.boolean(), first: z.string() }),
  about: ({ job, page }) => ({ thing: 'job', id: job, page }),
  topics: ({ page }) => [`page:${page}`],
})
