import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Somebody reported a job, a company or a person; who it was stays out of the audit. */
export const complaintSent = event('complaint.sent', {
  data: z.object({ complaint: z.string(), case: z.string() }),
  about: ({ case: id }) => ({ thing: 'case', id }),
  topics: () => ['reviews:all'],
})
