import { sql } from 'kysely'
import type { CardRow } from '#features/jobs/job-search/card.ts'
import { lexeme, oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import type { Search } from '#features/jobs/job-search/search.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { positionsNamed } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { Context } from '#platform/server/context.ts'
import { asksOfAll } from './asks-of.ts'
import {
  compareJobs,
  countsOf,
  type Fit,
  few,
  isOutOfReach,
  isWorthTelling,
  withoutFarBelow,
  worthTelling,
} from './fit-rules.ts'
import { expectedIn, gatherJobs, searchesFor } from './gather-jobs.ts'
import type { Gather } from './jobs-ahead.ts'
import { isUnfit } from './level-rules.ts'
import type { Match } from './match-contract.ts'
import { matchOf } from './match-of.ts'
import { knownOf } from './match-with.ts'
import { nearWork } from './near-work.ts'
import type { Seeker } from './seeker.ts'
import { skillNames } from './skill-names.ts'
import { levelAsked, standingTo } from './standing.ts'

/** Jobs that are compared with one person: what the index tells first, before anything is read line by line. */
const most = 200
/** With fewer jobs of the very work those of its family are looked at too. */
const enough = 20

export type FittingJob = { row: CardRow; fit: Fit; matches: Match[]; skills_nice: string[] }

/**
 * Live jobs of somebody's work where they are or would go, what fits best first, at most two hundred; without those applied
 * to, and those of companies the person hides from. Where a title names no work that is known, those of the same title, and those that ask for what they can do.
 */
export async function fittingJobs(
  ctx: Context,
  user: string,
  seeker: Seeker,
  gather: Gather = (searches, wanted) => gatherJobs(ctx, searches, wanted),
): Promise<FittingJob[]> {
  const ways = waysTo(ctx, seeker)
  const begun = await beginLikely(ctx, seeker, ways, gather)
  const found = new Map<string, CardRow>()
  const bySkills = new Set<string>()
  for (const [at, { least, lexemes, isBySkills }] of ways.entries()) {
    if (found.size >= least) continue
    const left = most - found.size
    const rows = begun[at] ?? (await gather(await searchesFor(ctx, seeker, await lexemes()), most))
    for (const row of rows.slice(0, left)) {
      if (isBySkills && !found.has(row.id)) bySkills.add(row.id)
      found.set(row.id, row)
    }
  }
  const told = withoutFarBelow(await compareJobsWith(ctx, user, seeker, found, bySkills))
  return told.length < few ? [...told, ...(await elsewhere(ctx, user, seeker, few - told.length, gather))] : told
}

/** Where next to nothing is told of: the own work in countries that nobody named, where nothing bars and the advert can be read. */
async function elsewhere(
  ctx: Context,
  user: string,
  seeker: Seeker,
  wanted: number,
  gather: Gather,
): Promise<FittingJob[]> {
  const own = [...seeker.wished, ...seeker.done]
  if (own.length === 0 || seeker.countries.length === 0) return []
  const anywhere = await searchesFor(ctx, { ...seeker, home: null, cities: [], countries: [] }, ofWork(own))
  const rows = await gather(anywhere, enough)
  const jobs = await compareJobsWith(ctx, user, seeker, new Map(rows.map((row) => [row.id, row])))
  return jobs
    .filter(({ fit }) => fit.place === 'unsaid' && fit.is_read && !fit.is_barred && !fit.is_bare && !isUnfit(fit.level))
    .map(({ fit, ...job }): FittingJob => ({ ...job, fit: { ...fit, place: 'elsewhere' } }))
    .slice(0, wanted)
}

/** One way to jobs for somebody; gone as long as fewer than `least` were found before. */
type Way = { least: number; lexemes: () => Promise<string[]>; isBySkills?: true }

function waysTo(ctx: Context, seeker: Seeker): Way[] {
  const own = [...seeker.wished, ...seeker.done]
  const near = async () => {
    const those = await nearWork([...own, ...seeker.like])
    return [...likeOf(seeker), ...ofWork(those), ...those.map(lexeme.like)]
  }
  return [
    { least: most, lexemes: async () => ofWork(own) },
    { least: most, lexemes: async () => seeker.alike.map(lexeme.alike) },
    { least: enough, lexemes: near },
    { least: enough, lexemes: () => asking(ctx, seeker), isBySkills: true },
  ]
}

/** What the ways find that will be gone, by how frequent their work is, asked for at once. */
async function beginLikely(ctx: Context, seeker: Seeker, ways: readonly Way[], gather: Gather): Promise<CardRow[][]> {
  const likely: Search[][] = []
  for (const { least, lexemes } of ways) {
    if (expectedIn(likely.flat()) >= least) break
    likely.push(await searchesFor(ctx, seeker, await lexemes()))
  }
  return Promise.all(likely.map((searches) => gather(searches, most)))
}

/** Of work whose names one's titles are like, and under titles that are like the names of one's own. */
const likeOf = ({ wished, done, like }: Seeker) => [...ofWork(like), ...[...wished, ...done, ...like].map(lexeme.like)]

/** Of what people of the own work gladly do too. */
function kinOf(seeker: Seeker): string[] {
  const near = nearPositions([...seeker.wished, ...seeker.done])
  return [...likeOf(seeker), ...ofWork(near), ...near.map(lexeme.like)]
}

const ofWork = (positions: readonly number[]) => positions.flatMap((id) => [lexeme.position(id), lexeme.inside(id)])

/** Adverts by what they ask for, in every language of the lists: a title may name no work, or name it in words of its own. */
async function asking(ctx: Context, { content }: Seeker): Promise<string[]> {
  const { rows } = await readKept(ctx)
  const names = (content?.skills ?? []).flatMap(({ name }) => skillNames(name, rows.get('skill') ?? []).names)
  return [...new Set(names.map(({ words }) => lexeme.asked(words.join(' '))))]
}

/** These jobs as they fit somebody, best first, `bySkills` those that nothing else led to; without those that are no matter for them: applied to, hidden from, too far from their work. */
export async function compareJobsWith(
  ctx: Context,
  user: string,
  seeker: Seeker,
  found: ReadonlyMap<string, CardRow>,
  bySkills: ReadonlySet<string> = new Set(),
): Promise<FittingJob[]> {
  const jobs = found.size > 0 ? await readJobs(ctx, user, seeker, [...found.keys()]) : []
  const asks = await asksOfAll(ctx, jobs)
  const [known, meanings] = await Promise.all([knownOf(ctx, asks, seeker.content, seeker.profile), meaningsOf(ctx)])
  const compared = jobs.flatMap((job, at) => {
    const [row, ask] = [found.get(job.id), asks[at]]
    if (!row || !ask) return []
    const matches = matchOf({ ...ask, answers: [] }, known)
    // remote work that may not be done from there is no work for whoever lives there
    if (job.workplace === 'remote' && matches.some(({ kind, result }) => kind === 'place' && result === 'not_met'))
      return []
    const asked = levelAsked(row, meanings)
    const fit: Fit = {
      ...countsOf(matches),
      level: standingTo(
        asked,
        positionsNamed(row.title, meanings),
        seeker.content?.experience ?? [],
        matches,
        meanings,
      ),
      work: workOf(job, bySkills.has(job.id)),
      place: placeOf(row, seeker),
      pay: payOf(job.salary_month_usd, seeker.usd),
      is_read: [row.language, ...Object.keys(row.other_titles as object)].some((one) => seeker.reads.includes(one)),
    }
    if (isOutOfReach(fit, matches)) return []
    const { skills_nice, kin: isKin } = job
    return [{ row, fit, matches, skills_nice, isWorth: isWorthTelling(fit, matches), isKin }]
  })
  return worthTelling(compared).toSorted(
    (a, b) =>
      compareJobs(a.fit, b.fit) ||
      Number(b.row.published_at) - Number(a.row.published_at) ||
      (a.row.id < b.row.id ? -1 : 1),
  )
}

type Worked = Record<'wished' | 'done' | 'now' | 'alike' | 'kin' | 'unnamed', boolean>

function workOf({ wished, done, now, alike, kin, unnamed }: Worked, isBySkills: boolean): Fit['work'] {
  if (wished) return 'wished'
  if (done) return now ? 'done' : 'before'
  if (alike) return 'title'
  return (unnamed && !kin) || isBySkills ? 'skills' : 'near'
}

/** What is asked of the person beside the row of the index; who has applied is looked up where it is true at this moment. */
const readJobs = ({ db }: Context, user: string, seeker: Seeker, ids: string[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.id', 'jobs.id')
    .selectAll('jobs')
    .select([
      'job_search.salary_month_usd',
      hasOne(ofWork(seeker.wished)).as('wished'),
      hasOne(ofWork(seeker.done)).as('done'),
      hasOne(ofWork(seeker.now)).as('now'),
    ])
    .select(hasOne(seeker.alike.map(lexeme.alike)).as('alike'))
    .select(hasOne(kinOf(seeker)).as('kin'))
    .select(sql<boolean>`job_search.tk @@ ${quoted(lexeme.unnamed)}::tsquery`.as('unnamed'))
    .where('jobs.id', 'in', ids)
    .where('jobs.state', '=', 'live')
    .where(
      sql<boolean>`not exists (select from applications where applications.job_id = jobs.id and candidate_id = ${user})`,
    )
    .where(
      sql<boolean>`not exists (select from excluded_pages where excluded_pages.page_id = jobs.page_id and user_id = ${user})`,
    )
    .execute()

const hasOne = (lexemes: readonly string[]) =>
  lexemes.length === 0 ? sql<boolean>`false` : sql<boolean>`job_search.tk @@ ${oneOf(lexemes.map(quoted))}::tsquery`

function placeOf({ workplace, city_id, more_city_ids, country_id }: CardRow, seeker: Seeker): Fit['place'] {
  const cities = [...(city_id ? [city_id] : []), ...more_city_ids]
  if (seeker.home !== null && cities.includes(seeker.home)) return 'city'
  if (cities.some((id) => seeker.cities.includes(id)) || seeker.wishedCountries.includes(country_id)) return 'wish'
  if (seeker.homeCountry === country_id) return 'country'
  return workplace === 'remote' ? 'remote' : 'unsaid'
}

const payOf = (pays: number | null, wished: number | null): Fit['pay'] =>
  pays === null || wished === null ? 'unsaid' : pays >= wished ? 'meets' : 'below'
