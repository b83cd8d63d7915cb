import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { stemsOf } from '#features/jobs/job-search/stems.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import { wordsToStem } from '#features/jobs/matching/explain.ts'
import { comparePeople, countsOf, type Fit, isWorthTelling } from '#features/jobs/matching/fit-rules.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { matchOf } from '#features/jobs/matching/match-of.ts'
import { knownOf } from '#features/jobs/matching/match-with.ts'
import { Profiled } from '#features/jobs/matching/said-by.ts'
import { pricesOf } from '#features/money/prices/price-of.ts'
import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import { cardOf, type Seen, seenPeople } from '#features/sourcing/cv-search/cards-of.ts'
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
type Fitting = { seen: Seen; fit: Fit; matches: Match[] }

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
  const all = await fittingPeople(ctx, job, positions)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
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

async function fittingPeople(ctx: Context, job: Job, positions: readonly number[]): Promise<Fitting[]> {
  const page = found(ctx.membership).page
  const isRemote = job.workplace === 'remote'
  const where = {
    ...{ page, job: job.id },
    cities: isRemote ? [] : [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids],
    countries: isRemote ? job.applicant_country_ids : [job.country_id],
  }
  const own = await peopleOfWork(ctx, { ...where, positions }, most)
  const alike = (await Promise.all(positions.map((id) => positionsAlike(id)))).flatMap((ids) => [...ids])
  const others = [...new Set(alike)].filter((id) => !positions.includes(id))
  const near = own.length < enough ? await peopleOfWork(ctx, { ...where, positions: others }, most - own.length) : []
  const [people, asks] = await Promise.all([
    seenPeople(ctx, { page, job: null }, [...new Set([...own, ...near])]),
    asksOf(ctx, job),
  ])
  const musts = [...asks.skills, ...(asks.experience?.work ? [asks.experience.work] : [])]
  // the words of all people are asked for at once
  await stemsOf(
    ctx.read,
    wordsToStem(
      people.flatMap(({ lines }) => lines),
      musts,
    ),
  )
  const fitting = await Promise.all(
    people.map(async (seen): Promise<Fitting> => {
      const known = await knownOf(ctx, [asks], seen.content, profiledOf(seen))
      const matches = matchOf({ ...asks, answers: [] }, known)
      const isOwn = own.includes(seen.person.id)
      const isWished = (seen.person.position_ids ?? []).some((one) => positions.includes(one))
      const work = isOwn ? (isWished ? 'wished' : 'done') : 'near'
      return { seen, matches, fit: { ...countsOf(matches), work, place: placeOf(seen, job), ...unsaid } }
    }),
  )
  return fitting
    .filter(({ fit }) => isWorthTelling(fit))
    .toSorted((a, b) => comparePeople(a.fit, b.fit) || newestFirst(a.seen, b.seen))
}

/** No company is told what somebody wishes to earn; so it orders nobody either. */
const unsaid = { pay: 'unsaid', is_read: true } as const

/** What the profile says beside the CV, of what was read already; its skills stand in the CV as it is searched. */
const profiledOf = ({ person }: Seen) =>
  Profiled.parse({
    experience: person.experience,
    degree_ids: person.education.flatMap(({ degree_id }) => degree_id ?? []),
    languages: person.languages,
    licences: person.licences ?? [],
    home: person.residence_country_id
      ? { country: person.residence_country_id, city: person.residence_city_id }
      : person.country_id
        ? { country: person.country_id, city: null }
        : null,
    wishes: person.places.map(({ country_id, city_id }) => ({ country: country_id, city: city_id })),
  })

function placeOf({ person }: Seen, job: Job): Fit['place'] {
  const cities = [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids]
  const home = person.residence_country_id ?? person.country_id
  if (job.workplace === 'remote') return 'remote'
  if (person.residence_city_id !== null && cities.includes(person.residence_city_id)) return 'city'
  if (home === job.country_id) return 'country'
  const goes = ({ country_id, city_id }: (typeof person.places)[number]) =>
    city_id === null ? country_id === job.country_id : cities.includes(city_id)
  return person.places.some(goes) ? 'wish' : 'unsaid'
}

const changedAt = ({ person }: Seen) => Math.max(Number(person.profile_at ?? 0), Number(person.cv_at ?? 0))
const newestFirst = (a: Seen, b: Seen) => changedAt(b) - changedAt(a) || (a.person.id < b.person.id ? -1 : 1)
