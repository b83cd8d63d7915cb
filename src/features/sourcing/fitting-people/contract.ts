import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { Fit } from '#features/jobs/matching/fit-contract.ts'
import { Match } from '#features/jobs/matching/match-contract.ts'
import { CvCard, SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { poolSources } from '#features/sourcing/pool/rules.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'

/** Somebody of the own pool without an account, whom the company knows by what they sent or left, or brought along itself. */
export const PooledCard = CvCard.pick({
  headline: true,
  years: true,
  title_years: true,
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
  /** Little of what is asked is met and nothing of the work: they stand after all others. */
  is_weak: z.boolean(),
  matches: z.array(Match),
  /** What would help in the job, in the same way; it plays no part in the order. */
  nice: z.array(Match),
  /** Kept in the pool of the company. */
  in_pool: z.boolean(),
  /** When they were invited to this job; null for not at all. */
  invited_at: moment.nullable(),
})
export type FittingPerson = z.output<typeof FittingPerson>

/** Pages of twenty that two hundred people make. */
const mostPages = 10
const FitJob = z.object({ id: z.string(), title: z.string(), state: z.enum(jobStates) })
const refreshedBy = [
  'cv.unlocked',
  'cv.requested',
  'cv.request_answered',
  'pool.changed',
  'pool.invited',
  'application.sent',
] as const

export const listFittingPeople = get('/page/jobs/{job}/fitting-people', {
  summary:
    'People whom a job fits, among those the company has and those it may find: ordered by facts, each with what shows it',
  who: member('cv.search'),
  takes: { job: z.uuid(), page: z.coerce.number().int().min(1).max(mostPages).default(1) },
  gives: answer(
    z.object({
      job: FitJob.extend({
        /** What the CV search would be asked for, to look further: a position and the country, as its address takes them. */
        position: z.number().nullable(),
        country: z.number().nullable(),
      }),
      people: z.array(FittingPerson),
      /** Of those that were compared, at most two hundred. */
      total: z.number(),
      /** How many of them are weak. */
      weak: z.number(),
      page: z.number(),
      pages: z.number(),
      /** Whether the advert says by position or title what work it is. */
      knows_work: z.boolean(),
      /** Whether it asks for anything of its people; else only their work is compared. */
      asks_anything: z.boolean(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
  limit: { times: 120, seconds: 600 },
})

export const showFittingPerson = get('/page/jobs/{job}/fitting-people/{who}', {
  summary: 'One of the people whom a job fits, by person or by entry of the pool, with who stands before and after',
  who: member('cv.search'),
  takes: { job: z.uuid(), who: z.uuid() },
  gives: answer(
    z.object({
      job: FitJob,
      fitting: FittingPerson,
      /** Of whoever has no account, the CV they gave line by line; that of others the CV search shows. */
      sheet: z.object({ language: z.string(), lines: z.array(SheetLine) }).nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** The page of the list on which they stand. */
      page: z.number(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
  limit: { times: 240, seconds: 600 },
})
