import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import { knownOfCompared } from '#features/jobs/matching/compared.ts'
import { comparePeople, countsOf, type Fit, isWorthTelling } from '#features/jobs/matching/fit-rules.ts'
import { type Asks, matchOf } from '#features/jobs/matching/match-of.ts'
import { knownOf } from '#features/jobs/matching/match-with.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import { pricesOf } from '#features/money/prices/price-of.ts'
import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import { cardOf, seenPeople } from '#features/sourcing/cv-search/cards-of.ts'
import { comparedPeople } from '#features/sourcing/cv-search/compared-people.ts'
import { peopleOfWork } from '#features/sourcing/cv-search/people-of-work.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { standingToJob } from './standing-to-job.ts'

/** People that are compared with one job, and how few of the very work let those of its family in. */
const most = 200
const enough = 20
const pageSize = 20

type Job = Selectable<Jobs> & { title: string; text_language: string }
type Fitting = { id: string; fit: Fit; profile: Profiled; updated_at: Date }

/**
 * People whom a job of the company fits, best first, by facts alone; each as far as the company may see them, with the lines
 * that show it. Nobody who hides from it, hid altogether, or sleeps. @throws Refused not_found: no job within reach
 */
export async function listFittingPeople(
  ctx: Context,
  { job: id, page }: Taken<typeof contract.listFittingPeople>,
): Promise<Given<typeof contract.listFittingPeople>> {
  const membership = found(ctx.membership)
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .selectAll('jobs')
      .select(['title', 'job_texts.language as text_language'])
      .where('jobs.id', '=', id)
      .where(reachableJobs(membership, 'cv.search'))
      .executeTakeFirst(),
  )
  const positions = job.state === 'closed' ? [] : await positionsOf(ctx, job)
  const asks: Asks = { ...(await asksOf(ctx, job)), answers: [] }
  const all = await fittingPeople(ctx, job, asks, positions)
  const shown = await withLines(ctx, asks, all.slice((page - 1) * pageSize, page * pageSize))
  const ids = shown.map(({ seen }) => seen.person.id)
  const [kept, prices, standing] = await Promise.all([
    readKept(ctx),
    pricesOf(ctx, ctx.db, 'unlock', membership.page),
    standingToJob(ctx, membership.page, job.id, ids),
  ])
  return {
    success: true,
    data: {
      job: { id: job.id, title: job.title, state: job.state },
      people: shown.map(({ seen, fit: { pay: _, is_read: __, ...fit }, matches }) => ({
        person: cardOf(ctx, seen, kept.rows.get('degree') ?? [], prices),
        ...{ fit, matches },
        in_pool: standing.get(seen.person.id)?.in_pool ?? false,
        invited: standing.get(seen.person.id)?.invited ?? false,
      })),
      total: all.length,
      page,
      pages: Math.max(1, Math.ceil(all.length / pageSize)),
      knows_work: positions.length > 0,
    },
  }
}

/** The position that the job names, else those that its title does. */
async function positionsOf(ctx: Context, { position_id, title, text_language }: Job): Promise<number[]> {
  if (position_id !== null) return [position_id]
  const { is, inside } = occupationsIn(title, toLanguage(text_language), await meaningsOf(ctx))
  return is.length > 0 ? is : inside
}

/** The people of the work in their order, compared by what was made ready of their CVs. */
async function fittingPeople(ctx: Context, job: Job, asks: Asks, positions: readonly number[]): Promise<Fitting[]> {
  const { own, all } = await gatherPeople(ctx, job, positions)
  const people = await comparedPeople(ctx, found(ctx.membership).page, all)
  const known = await knownOfCompared(ctx, asks, people)
  const fitting = people.map(({ id, profile, position_ids, updated_at }, at): Fitting => {
    const isWished = position_ids.some((one) => positions.includes(one))
    const work = own.has(id) ? (isWished ? 'wished' : 'done') : 'near'
    const facts = { ...countsOf(matchOf(asks, found(known[at]))), work, place: placeOf(profile, job) } as const
    return { id, fit: { ...facts, ...unsaid }, profile, updated_at }
  })
  return fitting
    .filter(({ fit }) => isWorthTelling(fit))
    .toSorted((a, b) => comparePeople(a.fit, b.fit) || newestFirst(a, b))
}

async function gatherPeople(ctx: Context, job: Job, positions: readonly number[]) {
  const isRemote = job.workplace === 'remote'
  const where = {
    ...{ page: found(ctx.membership).page, job: job.id },
    cities: isRemote ? [] : [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids],
    countries: isRemote ? job.applicant_country_ids : [job.country_id],
  }
  const own = await peopleOfWork(ctx, { ...where, positions }, most)
  const alike = (await Promise.all(positions.map((id) => positionsAlike(id)))).flatMap((ids) => [...ids])
  const others = [...new Set(alike)].filter((id) => !positions.includes(id))
  const near = own.length < enough ? await peopleOfWork(ctx, { ...where, positions: others }, most - own.length) : []
  return { own: new Set(own), all: [...new Set([...own, ...near])] }
}

/** Those of a page of the list with the lines that show it, read from their CVs as they are at this moment. */
async function withLines(ctx: Context, asks: Asks, fitting: readonly Fitting[]) {
  const page = found(ctx.membership).page
  const seen = await seenPeople(
    ctx,
    { page, job: null },
    fitting.map(({ id }) => id),
  )
  const byId = new Map(fitting.map((one) => [one.id, one]))
  const shown = await Promise.all(
    seen.map(async (one) => {
      const listed = byId.get(one.person.id)
      if (!listed) return null
      const matches = matchOf(asks, await knownOf(ctx, [asks], one.content, listed.profile))
      return { seen: one, matches, fit: { ...listed.fit, ...countsOf(matches) } }
    }),
  )
  return shown.filter((one) => one !== null)
}

/** No company is told what somebody wishes to earn; so it orders nobody either. */
const unsaid = { pay: 'unsaid', is_read: true } as const

function placeOf({ home, wishes }: Profiled, job: Job): Fit['place'] {
  const cities = [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids]
  if (job.workplace === 'remote') return 'remote'
  if (home?.city && cities.includes(home.city)) return 'city'
  if (home?.country === job.country_id) return 'country'
  const goes = ({ country, city }: (typeof wishes)[number]) =>
    city === null ? country === job.country_id : cities.includes(city)
  return wishes.some(goes) ? 'wish' : 'unsaid'
}

const newestFirst = (a: Fitting, b: Fitting) => Number(b.updated_at) - Number(a.updated_at) || (a.id < b.id ? -1 : 1)
