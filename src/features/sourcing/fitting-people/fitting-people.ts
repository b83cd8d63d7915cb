import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { knownOfCompared } from '#features/jobs/matching/compared.ts'
import { comparePeople, countsOf, type Fit, isWorthTelling } from '#features/jobs/matching/fit-rules.ts'
import { type Asks, matchOf } from '#features/jobs/matching/match-of.ts'
import { nearWork } from '#features/jobs/matching/near-work.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import { skillNames } from '#features/jobs/matching/skill-names.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { comparedPeople } from '#features/sourcing/cv-search/compared-people.ts'
import { peopleOfWork } from '#features/sourcing/cv-search/people-of-work.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { type PooledOfWork, pooledOfWork } from './pooled-of-work.ts'

/** People that are compared with one job, and how few of the very work let those of its family in, then whoever has a skill that is asked for. */
const most = 200
const enough = 20

export type FitJob = Selectable<Jobs> & { title: string; text_language: string }
/** `isPooled`: an entry of the pool without an account, by the id of the entry; else a person by theirs. */
export type Fitting = { id: string; isPooled: boolean; fit: Fit; profile: Profiled; updated_at: Date }

/** The people of the work in their order, compared by what was made ready of their CVs; at most two hundred. */
export async function fittingPeople(
  ctx: Context,
  job: FitJob,
  asks: Asks,
  positions: readonly number[],
  beside: readonly number[],
): Promise<Fitting[]> {
  const { by, people } = await gatherPeople(ctx, job, positions, beside)
  const known = await knownOfCompared(ctx, asks, people)
  const fitting = people.flatMap(({ id, isPooled, profile, position_ids, updated_at }, at): Fitting[] => {
    const isWished = position_ids.some((one) => positions.includes(one))
    const how = found(by.get(id))
    const work: Fit['work'] = how === 'own' ? (isWished ? 'wished' : 'done') : how
    const matches = matchOf(asks, found(known[at]))
    const fit: Fit = { ...countsOf(matches), work, place: placeOf(profile, job), ...unsaid }
    return isWorthTelling(fit, matches) ? [{ id, isPooled, fit, profile, updated_at }] : []
  })
  return fitting.toSorted((a, b) => comparePeople(a.fit, b.fit) || newestFirst(a, b)).slice(0, most)
}

async function gatherPeople(ctx: Context, job: FitJob, positions: readonly number[], beside: readonly number[]) {
  const isRemote = job.workplace === 'remote'
  const where = {
    ...{ page: found(ctx.membership).page, job: job.id },
    cities: isRemote ? [] : [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids],
    countries: isRemote ? job.applicant_country_ids : [job.country_id],
  }
  const by = new Map<string, 'own' | 'near' | 'skills'>()
  const pooled: PooledOfWork[] = []
  const add = async (how: 'own' | 'near' | 'skills', those: readonly number[], skills: readonly string[] = []) => {
    if (how !== 'own' && by.size >= enough) return
    const wanted = most - by.size
    const [ids, entries] = await Promise.all([
      peopleOfWork(ctx, { ...where, positions: those, skills }, wanted),
      pooledOfWork(ctx, job.id, { positions: those, skills }, wanted),
    ])
    pooled.push(...entries.filter(({ id }) => !by.has(id)))
    for (const id of [...ids, ...entries.map((one) => one.id)]) if (!by.has(id)) by.set(id, how)
  }
  await add('own', positions)
  await add('near', [...new Set([...beside, ...(await nearWork(positions))])])
  await add('skills', [], await skillsOf(ctx, job))
  const entries = new Set(pooled.map(({ id }) => id))
  const compared = await comparedPeople(
    ctx,
    where.page,
    [...by.keys()].filter((id) => !entries.has(id)),
  )
  return {
    by,
    people: [
      ...compared.map((one) => ({ ...one, isPooled: false })),
      ...pooled.map((one) => ({ ...one, isPooled: true })),
    ],
  }
}

/** What must be brought along, by its folded names in every language of the lists. */
async function skillsOf(ctx: Context, { skills_must }: FitJob): Promise<string[]> {
  const { rows } = await readKept(ctx)
  const names = skills_must.flatMap((text) => skillNames(text, rows.get('skill') ?? []).names)
  return [...new Set(names.map(({ words }) => words.join(' ')))]
}

/** No company is told what somebody wishes to earn; so it orders nobody either. */
const unsaid = { pay: 'unsaid', is_read: true } as const

function placeOf({ home, wishes }: Profiled, job: FitJob): Fit['place'] {
  const cities = [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids]
  if (job.workplace === 'remote') return 'remote'
  if (home?.city && cities.includes(home.city)) return 'city'
  if (home?.country === job.country_id) return 'country'
  const goes = ({ country, city }: (typeof wishes)[number]) =>
    city === null ? country === job.country_id : cities.includes(city)
  return wishes.some(goes) ? 'wish' : 'unsaid'
}

const newestFirst = (a: Fitting, b: Fitting) => Number(b.updated_at) - Number(a.updated_at) || (a.id < b.id ? -1 : 1)
