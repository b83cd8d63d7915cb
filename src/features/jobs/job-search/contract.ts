import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { salaryPeriods, workplaces } from '#features/jobs/jobs/job-fields.ts'
import { jobKinds } from '#features/jobs/promotion/rules.ts'
import { isPayCurrency } from '#features/site/lookups/money-rules.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { placeId } from '#features/site/lookups/place-fields.ts'
import { Understood } from '#features/site/understanding/contract.ts'
import { answer, get, page, raw } from '#platform/shared/contract.ts'
import { cursor, flag, given, language, line, lookupId, several, soFar } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

/** What one may ask for; the address of the results page holds exactly this. */
export const jobFilters = {
  q: line(200, 0).default(''),
  /** Parts of the words that are to be taken as words, not as what they were understood as. */
  plain: several(line(80, 0)),
  /** Whether nothing in the words may be mended. */
  as_typed: given(flag),
  /** The place in words, where its id is not known; a place in `q` counts where neither is given. */
  where: line(80, 0).default(''),
  /** Id of a city, or minus the id of a country (as `resources/location` gives them). */
  place: given(placeId),
  /** Kilometres around a city. */
  radius: given(z.coerce.number().int().positive().max(500)),
  position: given(lookupId),
  industry: given(lookupId),
  type: several(z.string().max(30)),
  workplace: several(z.enum(workplaces)),
  experience: several(z.string().max(10)),
  /** At least this much, in the currency and period beside it. */
  salary: given(payAmount),
  currency: given(z.string().refine(isPayCurrency, { error: 'not_in_list' })).transform(
    (currency) => currency ?? 'USD',
  ),
  period: given(z.enum(salaryPeriods)).transform((period) => period ?? 'month'),
  visa: given(flag),
  housing: given(flag),
  /** Only jobs that say what they pay. */
  pay_shown: given(flag),
  /** Only jobs one applies to here. */
  easy: given(flag),
  degree: given(lookupId),
  benefit: several(z.string().max(40)),
  /** Languages that an advert is written in. */
  language: several(language),
  /** Published within so many days. */
  days: given(z.coerce.number().int().positive().max(365)),
  company: given(z.uuid()),
}
/** The same, and in which order. */
export const jobQuery = {
  ...jobFilters,
  sort: given(z.enum(['relevance', 'freshness'])).transform((sort) => sort ?? 'relevance'),
}
export type JobQuery = z.output<z.ZodObject<typeof jobQuery>>

/** So many pages may be leafed through; a cursor goes on. */
export const mostPages = 50

/** A job in a slot that was paid for, and as what it is put forward. */
export const PromotedJob = JobCard.extend({ promoted: z.enum(jobKinds) })
export type PromotedJob = z.output<typeof PromotedJob>

/** In what jobs are less than was asked for, in the order in which it is given up. */
export const rungKinds = [
  'languages',
  'shifts',
  'facts',
  'around',
  'country',
  'region',
  'anywhere',
  'conditions',
  'words',
  'near',
  'mentioned',
] as const

/** From the job at `from` on: in other languages, without some parts, or of near occupations. */
const Rung = z.object({
  from: z.number(),
  kind: z.enum(rungKinds),
  /** What was given up, as it was typed; the place that is looked at instead. */
  words: z.string(),
  /** Where is looked, if the place was given up before the words were. */
  place: z.string().nullable(),
  /** What was given up before it, as it was typed, where no line above says so; empty for nothing. */
  without: z.string(),
})

export const searchJobs = get('/jobs', {
  summary: 'Search live jobs by words, place and filters; relevance or freshness',
  who: anyone,
  takes: {
    ...jobQuery,
    cursor,
    /** Whether jobs that are less than everything asked for stay away. */
    strict: given(flag),
    /** Instead of a cursor: which page, counted from one. */
    page: given(z.coerce.number().int().min(1).max(mostPages)).transform((page) => page ?? 1),
    /** The moment of the first page, in ms: what was published since is on none of its pages. */
    as_of: given(z.coerce.number().int().min(0).max(1e14)),
  },
  gives: page(JobCard).extend({
    page: z.number(),
    /** How many pages there are of all that fits. */
    pages: z.number(),
    as_of: z.number(),
    /** What pay is named in where one looks, or lives. */
    currency: z.string(),
    total: z.number(),
    total_is_estimate: z.boolean(),
    fresh_today: z.number(),
    /** On the first page: promoted jobs that match all that is asked. What is listed is the same with and without them. */
    promoted: z.array(PromotedJob),
    /** How the words were read. */
    understood: Understood,
    /** Where in `data` jobs begin that are less of what was asked for, and in what; by their index. */
    rungs: z.array(Rung),
  }),
})

/** RSS 2.0, twenty at a time. */
export const jobFeed = get('/jobs.rss', {
  summary: 'A search as a feed (RSS 2.0), the newest first',
  who: anyone,
  takes: jobFilters,
  gives: raw,
})

export const suggest = get('/jobs-suggestions', {
  summary: 'What may be meant by the letters typed so far: occupations, skills, places and companies apart',
  who: anyone,
  takes: { q: soFar },
  gives: z.object({
    items: z.array(z.object({ text: z.string(), hint: z.string(), href: z.string().optional() })),
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
      promoted: z.array(PromotedJob),
      total: z.number(),
      total_is_estimate: z.boolean(),
      positions: z.array(Count),
      places: z.array(Count),
    }),
  ),
  refuses: ['not_found'],
})

const Work = z.object({
  /** Where it is counted; null for everywhere. */
  place: z.object({ id: z.number(), text: z.string() }).nullable(),
  work: z.array(z.object({ position: z.number(), text: z.string(), count: z.number() })),
})
export const workInstead = get('/jobs-instead', {
  summary:
    'Where a search finds nothing: work beside it that is open, and what there is most of, in the place or around it',
  who: anyone,
  takes: jobFilters,
  gives: answer(z.object({ related: Work, popular: Work })),
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
      /** Jobs that were paid to stand here. */
      featured: z.array(PromotedJob),
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
