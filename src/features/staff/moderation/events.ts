import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Staff put a live job into the queue. */
export const jobLookAsked = event('job.look_asked', {
  data: z.object({ job: z.string(), page: z.string(), review: z.string() }),
  about: ({ job, page }) => ({ thing: 'job', id: job, page }),
  topics: () => ['reviews:all'],
})
