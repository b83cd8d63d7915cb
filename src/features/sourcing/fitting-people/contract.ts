import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { Fit } from '#features/jobs/matching/fit-contract.ts'
import { Match } from '#features/jobs/matching/match-contract.ts'
import { CvCard } from '#features/sourcing/cv-search/contract.ts'
import { poolSources } from '#features/sourcing/pool/rules.ts'
import { answer, get } from '#platform/shared/contract.ts'

/** Somebody of the own pool without an account, whom the company knows by what they sent or left, or brought along itself. */
export const PooledCard = CvCard.pick({
  headline: true,
  years: true,
  place: true,
  languages: true,
  free_in_days: true,
  updated_at: true,
}).extend({
  entry: z.string(),
  name: z.string(),
  source: z.enum(poolSources),
  /** Where the company has them from. */
  link: z.string().nullable(),
})
export type PooledCard = z.output<typeof PooledCard>

export const FittingPerson = z.object({
  /** Either somebody with an account, or somebody of the pool without. */
  person: CvCard.nullable(),
  pooled: PooledCard.nullable(),
  /** Without what the person wishes to earn, which no company is told. */
  fit: Fit.omit({ pay: true, is_read: true }),
  matches: z.array(Match),
  /** Kept in the pool of the company. */
  in_pool: z.boolean(),
  /** Invited to this job already. */
  invited: z.boolean(),
})
export type FittingPerson = z.output<typeof FittingPerson>

/** Pages of twenty that two hundred people make. */
const mostPages = 10

export const listFittingPeople = get('/page/jobs/{job}/fitting-people', {
  summary:
    'People whom a job fits, among those the company has and those it may find: ordered by facts, each with what shows it',
  who: member('cv.search'),
  takes: { job: z.uuid(), page: z.coerce.number().int().min(1).max(mostPages).default(1).catch(1) },
  gives: answer(
    z.object({
      job: z.object({ id: z.string(), title: z.string(), state: z.enum(jobStates) }),
      people: z.array(FittingPerson),
      /** Of those that were compared, at most two hundred. */
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** Whether the advert says by position or title what work it is. */
      knows_work: z.boolean(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: [
    'cv.unlocked',
    'cv.requested',
    'cv.request_answered',
    'pool.changed',
    'pool.invited',
    'application.sent',
  ],
  limit: { times: 120, seconds: 600 },
})
