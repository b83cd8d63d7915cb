import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { salaryPeriods, workplaces } from '#features/jobs/jobs/job-fields.ts'
import { placeId } from '#features/site/lookups/place-fields.ts'
import { answer, get, page } from '#platform/shared/contract.ts'
import { cursor, flag, language, lookupId, several } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

/** What one may ask for; the address of the results page holds exactly this. */
export const jobFilters = {
  q: z.string().trim().max(200).default(''),
  /** Id of a city, or minus the id of a country (as `resources/location` gives them). */
  place: placeId.optional(),
  /** Kilometres around a city. */
  radius: z.coerce.number().int().positive().max(500).optional().catch(undefined),
  position: lookupId.optional().catch(undefined),
  industry: lookupId.optional().catch(undefined),
  type: several(z.string().max(30)),
  workplace: several(z.enum(workplaces)),
  experience: several(z.string().max(10)),
  /** At least this much, in the currency and period beside it. */
  salary: z.coerce.number().int().positive().max(100_000_000).optional().catch(undefined),
  currency: z.string().length(3).default('USD').catch('USD'),
  period: z.enum(salaryPeriods).default('month').catch('month'),
  visa: flag.optional().catch(undefined),
  company: z.uuid().optional().catch(undefined),
}
/** The same, and in which order. */
export const jobQuery = {
  ...jobFilters,
  sort: z.enum(['relevance', 'freshness']).default('relevance').catch('relevance'),
}
export type JobQuery = z.output<z.ZodObject<typeof jobQuery>>

export const searchJobs = get('/jobs', {
  summary: 'Search live jobs by words, place and filters; relevance or freshness',
  who: anyone,
  takes: { ...jobQuery, cursor },
  gives: page(JobCard).extend({
    total: z.number(),
    total_is_estimate: z.boolean(),
    fresh_today: z.number(),
    /** What was probably meant, where next to nothing was found. */
    did_you_mean: z.string().nullable(),
  }),
})

const Facet = z.array(z.object({ value: z.string(), count: z.number() }))
export const jobFacets = get('/jobs-facets', {
  summary: 'How many jobs each value of a filter would leave, the filter itself aside',
  who: anyone,
  takes: jobQuery,
  gives: answer(z.object({ type: Facet, workplace: Facet, experience: Facet })),
})

export const similarJobs = get('/jobs/{job}/similar', {
  summary: 'Live jobs like this one',
  who: anyone,
  takes: { job: z.uuid() },
  gives: answer(z.array(JobCard)),
  refuses: ['not_found'],
})

const Count = z.object({ slug: z.string(), text: z.string(), count: z.number() })
const Named = z.object({ id: z.number(), slug: z.string(), text: z.string() })
export const jobsOfPlace = get('/jobs-in/{place}', {
  summary: 'What is open in a city or country, or of one position there: pages for search engines; none for nothing',
  who: anyone,
  takes: { place: z.string().max(100), position: z.string().max(120).optional() },
  gives: answer(
    z.object({
      place: Named,
      position: Named.nullable(),
      jobs: z.array(JobCard),
      total: z.number(),
      total_is_estimate: z.boolean(),
      positions: z.array(Count),
      places: z.array(Count),
    }),
  ),
  refuses: ['not_found'],
})

export const openNow = get('/jobs-open-now', {
  summary: 'How many jobs are open, opened today, and where: the front page',
  who: anyone,
  gives: answer(
    z.object({
      open: z.number(),
      today: z.number(),
      answers_week: z.number(),
      newest: z.array(JobCard),
      /** Searches to try, each in its language; every one finds something. */
      examples: z.array(z.object({ lang: language, q: z.string(), where: z.string() })),
      places: z.array(z.object({ id: z.number(), text: z.string(), count: z.number() })),
    }),
  ),
})

export const countJobs = get('/resources/get-count/job/{id}', {
  summary: 'Open jobs of a country; 0 for all',
  who: anyone,
  takes: { id: z.coerce.number().int().min(0).max(676) },
  gives: answer(z.object({ count: z.number() })),
})

export const ownKeywords = get('/company-profile/keyword-initial', {
  summary: 'Words one works with: of the jobs of the page one works for, else of the jobs one applied to',
  who: signedIn,
  gives: z.object({
    success: z.literal(true),
    data_name: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
})
