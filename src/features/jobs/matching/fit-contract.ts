import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { pays, whereabouts, works } from './fit-rules.ts'
import { standings } from './level-rules.ts'
import { Match } from './match-contract.ts'

/** Facts that a job and a person have in common; see `Fit` in fit-rules.ts. */
export const Fit = z.object({
  asked: z.number(),
  met: z.number(),
  missing: z.number(),
  is_barred: z.boolean(),
  work: z.enum(works),
  place: z.enum(whereabouts),
  pay: z.enum(pays),
  level: z.enum(standings),
  is_read: z.boolean(),
})

export const FittingJob = z.object({
  job: JobCard,
  fit: Fit,
  /** What it asks for, each with the line of the own CV that shows it. */
  matches: z.array(Match),
  /** What would help, in the same way; it plays no part in the order. */
  nice: z.array(Match),
})
export type FittingJob = z.output<typeof FittingJob>

/** Pages of twenty that two hundred jobs make. */
const mostPages = 10

export const listFittingJobs = get('/user/fitting-jobs', {
  summary: 'Live jobs that fit the own CV and wishes, ordered by facts that each of them says; none for guests',
  who: anyone,
  takes: {
    page: z.coerce.number().int().min(1).max(mostPages).default(1).catch(1),
    most: z.coerce.number().int().min(1).max(20).default(20).catch(20),
  },
  gives: answer(
    z.object({
      jobs: z.array(FittingJob),
      /** Of those that were compared, at most two hundred. */
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** Whether CV or profile name any work: nothing can fit where nobody knows what is looked for. */
      knows_work: z.boolean(),
      /** Whether a CV was compared: without one nobody knows what of it is met. */
      has_cv: z.boolean(),
    }),
  ),
  refreshedBy: ['application.sent', 'cv.changed', 'profile.saved'],
  limit: { times: 300, seconds: 600 },
})
