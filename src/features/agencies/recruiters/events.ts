import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { recruiterEvents, recruiterSides, recruiterStates } from './recruiter-states.ts'

/** An outside recruiter was invited to a job, said yes or no, or works on it no more. */
export const recruiterMoved = event('job-recruiter.moved', {
  data: z.object({
    recruiter: z.string(),
    job: z.string(),
    /** The company whose job it is, and the agency. */
    page: z.string(),
    agency: z.string(),
    event: z.enum(recruiterEvents),
    side: z.enum(recruiterSides),
    from: z.enum(recruiterStates).nullable(),
    to: z.enum(recruiterStates),
  }),
  about: ({ recruiter, page }) => ({ thing: 'job-recruiter', id: recruiter, page }),
  topics: ({ page, agency }) => [`page:${page}`, `page:${agency}`],
})
