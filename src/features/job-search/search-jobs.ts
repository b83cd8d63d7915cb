import { sql } from 'kysely'
import type { z } from 'zod'
import type { JobCard } from '#features/jobs/contract.ts'
import { languageNames, logoOf } from '#features/jobs/job-view.ts'
import { addressOf } from '#features/jobs/reference.ts'
import { placeName } from '#features/lookups/place-name.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { matching, wordsOf } from './matching.ts'

const pageSize = 20
/** A job loses half of its freshness in so many days. */
const halfLife = 12

/**
 * Live jobs that match, best or newest first, in a total order that holds over pages: the score is taken at the moment of
 * the first page, which the cursor carries along.
 */
export async function searchJobs(
  ctx: Context,
  asked: Taken<typeof contract.searchJobs>,
): Promise<Given<typeof contract.searchJobs>> {
  const from = readCursor(asked.cursor)
  const at = from?.at ?? ctx.now()
  const words = wordsOf(asked.q)
  const fresh = sql`exp(-${Math.LN2 / (halfLife * 86_400)}::float8 * extract(epoch from ${at}::timestamptz - published_at)::float8)`
  const ranked = words && asked.sort === 'relevance'
  const score = ranked
    ? sql<number>`round((ts_rank('{0.05, 0.2, 0.5, 1}', fts, ${words}) + 0.35 * ${fresh})::numeric, 6)::float8`
    : sql<number>`extract(epoch from published_at)::float8`
  const rows = await ctx.read
    .selectFrom(
      matching(ctx.read, asked)
        .where('published_at', '<=', at)
        .select(cardColumns)
        .select('job_search.city_id')
        .select(score.as('score'))
        .as('job_search'),
    )
    .leftJoin('cities', 'cities.id', 'job_search.city_id')
    .select(cardColumns)
    .select(['score', `cities.text_${ctx.language} as city`])
    .$if(from !== null, (query) => query.where(sql<boolean>`(score, job_search.id) < (${from?.score}, ${from?.id})`))
    .orderBy('score', 'desc')
    .orderBy('job_search.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    success: true,
    data: shown.map((row) => cardOf(ctx, row)),
    next_cursor: rows.length > pageSize && last ? cursorOf({ at, score: last.score, id: last.id }) : null,
    ...(await countMatching(ctx, asked)),
  }
}

async function countMatching(ctx: Context, asked: contract.JobQuery) {
  const today = new Date(ctx.now().getTime() - 86_400_000)
  const { total, fresh } = await matching(ctx.read, asked)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where published_at > ${today})`.as('fresh'),
    ])
    .executeTakeFirstOrThrow()
  return { total, total_is_estimate: false, fresh_today: fresh }
}

/** What a card shows of a row; the words that are searched are many times as long, and stay behind. */
export const cardColumns = [
  'job_search.id',
  'job_search.country_id',
  'job_search.page_id',
  'job_search.page_slug',
  'job_search.page_name',
  'job_search.page_verified',
  'job_search.page_logo_id',
  'job_search.reference',
  'job_search.title',
  'job_search.language',
  'job_search.employment_types',
  'job_search.workplace',
  'job_search.experience',
  'job_search.languages',
  'job_search.visa_support',
  'job_search.salary_min',
  'job_search.salary_max',
  'job_search.salary_currency',
  'job_search.salary_period',
  'job_search.applicant_cap',
  'job_search.applicants_count',
  'job_search.published_at',
  'job_search.confirmed_at',
] as const
type Row = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>> & { city: string | null }
const selectCards = (ctx: Context) => ctx.read.selectFrom('job_search').select(cardColumns)

/** A row of the search table as a card: no other table is needed but the city's name. */
export function cardOf(ctx: Context, row: Row): z.input<typeof JobCard> {
  const paid = row.salary_currency && row.salary_period && (row.salary_min || row.salary_max)
  return {
    id: row.id,
    address: addressOf(row.title, row.reference),
    title: row.title,
    language: row.language,
    company: {
      id: row.page_id,
      slug: row.page_slug,
      name: row.page_name,
      verified: row.page_verified,
      logo: logoOf(row.page_logo_id),
    },
    place: placeName(row.city, row.country_id, ctx.language),
    workplace: row.workplace as 'on_site',
    employment_types: row.employment_types,
    salary: paid
      ? {
          min: row.salary_min,
          max: row.salary_max,
          currency: row.salary_currency as string,
          period: row.salary_period as 'month',
        }
      : null,
    experience: row.experience,
    visa_support: row.visa_support,
    languages: languageNames(ctx, row.languages),
    published_at: row.published_at.toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    applicant_cap: row.applicant_cap,
    applicants_count: row.applicants_count,
  }
}
