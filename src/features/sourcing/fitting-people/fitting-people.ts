import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { type Compared, knownOfCompared } from '#features/jobs/matching/compared.ts'
import {
  type Counted,
  comparePeople,
  countsOf,
  type Fit,
  hasPart,
  hasTellingSkills,
  isTooFar,
  isWeak,
  isWorthTelling,
  worthTelling,
} from '#features/jobs/matching/fit-rules.ts'
import { type Asks, matchOf } from '#features/jobs/matching/match-of.ts'
import { nearWork } from '#features/jobs/matching/near-work.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import { skillNames } from '#features/jobs/matching/skill-names.ts'
import { currentTitles, levelAsked, standingTo } from '#features/jobs/matching/standing.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { positionsNamed } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import { comparedPeople } from '#features/sourcing/cv-search/compared-people.ts'
import { asLike } from '#features/sourcing/cv-search/occupations-titled.ts'
import { peopleOfWork } from '#features/sourcing/cv-search/people-of-work.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { type PooledOfWork, pooledOfWork } from './pooled-of-work.ts'

/** People that are compared with one job, and how few of the very work let those of its family in, then whoever has a skill that is asked for. */
const most = 200
const enough = 20

/** Positions that the job names, what stands in its title beside them; the words of one that names no known work, and the work whose names it is like. */
export type JobWork = Record<'positions' | 'beside' | 'like', readonly number[]> & { alike: readonly string[] }
export type FitJob = Selectable<Jobs> & { title: string; text_language: string }
/** `isPooled`: an entry of the pool without an account, by the id of the entry; else a person by theirs. `isWeak`: told of apart, after the others. */
export type Fitting = { id: string; isPooled: boolean; isWeak: boolean; fit: Fit; profile: Profiled; updated_at: Date }

/** The people of the work in their order, compared by what was made ready of their CVs; at most two hundred. */
export async function fittingPeople(ctx: Context, job: FitJob, asks: Asks, work: JobWork): Promise<Fitting[]> {
  const { by, like, people } = await gatherPeople(ctx, job, work)
  const [known, meanings] = await Promise.all([knownOfCompared(ctx, asks, people), meaningsOf(ctx)])
  const asked = levelAsked(job, meanings)
  const isAsked = new Set(work.positions)
  const near = nearPositions(work.positions)
  const all = people.map(({ id, isPooled, profile, position_ids, compared, updated_at }, at) => {
    const isWished = position_ids.some((one) => work.positions.includes(one))
    const how = found(by.get(id))
    // a skill may be called as the work is
    const done = () => titlesIn(compared).flatMap((one) => positionsNamed(one, meanings))
    const names = (titles: readonly string[]) =>
      titles.some((one) => positionsNamed(one, meanings).some((id) => isAsked.has(id)))
    const doing = () =>
      names([...headOf(compared), ...currentTitles(compared.experience)])
        ? 'done'
        : names(titlesIn(compared))
          ? 'before'
          : 'skills'
    const told: Fit['work'] = how !== 'own' ? how : isWished ? 'wished' : doing()
    const matches = matchOf(asks, found(known[at]))
    // of other work the latest title tells: who directs a hotel once stood at its desk
    const level = standingTo(asked, how === 'near' ? [] : work.positions, compared.experience, matches, meanings)
    const fit: Fit = { ...countsOf(matches), level, work: told, place: placeOf(profile, job), ...unsaid }
    // whoever directs does not look for work two steps below that is only related to theirs
    const isNear = how === 'near' && level !== 'well_above' && hasPart(fit)
    const isKin = isNear && !isTooFar(fit) && (like.has(id) || done().some((id) => near.includes(id)))
    const isOfOther = how === 'skills' && isAsked.size > 0 && done().length > 0
    // where nothing is asked, only the work itself tells: what families share would let in anybody
    const isTold = how !== 'near' || (fit.asked > 0 ? isNear : isKin)
    const isWorth = isTold && isListed(how, fit, matches, isOfOther)
    return { id, isPooled, isWeak: isWeak(matches), fit, profile, updated_at, isWorth, isKin }
  })
  return worthTelling(all)
    .toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || comparePeople(a.fit, b.fit) || newestFirst(a, b))
    .slice(0, most)
}

/** `isOfOther`: whose titles name known work that is neither what the job names nor related to it. */
function isListed(how: How, fit: Fit, matches: readonly Counted[], isOfOther: boolean): boolean {
  if (isTooFar(fit)) return false
  // who names the work among the skills alone is told of as soon as one that is asked for is there
  if (how === 'own' && fit.work === 'skills') return hasSkill(matches)
  if (fit.work === 'wished') return !fit.is_new || fit.is_shown
  return (!isOfOther || hasTellingSkills(matches)) && isWorthTelling(fit, matches)
}

const hasSkill = (matches: readonly Counted[]) =>
  matches.some(({ kind, result }) => kind === 'skill' && result === 'met')

/** The line that heads a CV, and its titles. */
const titlesIn = (compared: Compared): string[] => [
  ...headOf(compared),
  ...compared.experience.map(({ title }) => title),
]
const headOf = ({ lines }: Compared) => lines.flatMap(({ section, words }) => (section === 'head' ? [words] : []))

type How = 'own' | 'title' | 'near' | 'skills'
type Asked = { positions: readonly number[]; alike: readonly string[]; skills: readonly string[] }

async function gatherPeople(ctx: Context, job: FitJob, { positions, beside, alike, like }: JobWork) {
  const isRemote = job.workplace === 'remote'
  const where = {
    ...{ page: found(ctx.membership).page, job: job.id },
    cities: isRemote ? [] : [...(job.city_id ? [job.city_id] : []), ...job.more_city_ids],
    countries: isRemote ? job.applicant_country_ids : [job.country_id],
  }
  const by = new Map<string, How>()
  const pooled: PooledOfWork[] = []
  const add = async (how: How, { positions = [], alike = [], skills = [] }: Partial<Asked>) => {
    if (by.size >= (how === 'near' || how === 'skills' ? enough : most)) return
    const wanted = most - by.size
    const [ids, entries] = await Promise.all([
      peopleOfWork(ctx, { ...where, positions, alike, skills }, wanted),
      pooledOfWork(ctx, job.id, { positions, alike, skills }, wanted),
    ])
    pooled.push(...entries.filter(({ id }) => !by.has(id)))
    for (const id of [...ids, ...entries.map((one) => one.id)]) if (!by.has(id)) by.set(id, how)
  }
  await add('own', { positions })
  await add('title', { alike })
  const before = new Set(by.keys())
  await add('near', { positions: like, alike: [...positions, ...like].map(asLike) })
  const liked = new Set([...by.keys()].filter((id) => !before.has(id)))
  await add('near', { positions: [...new Set([...beside, ...(await nearWork([...positions, ...like]))])] })
  await add('skills', { skills: await skillsOf(ctx, job) })
  const entries = new Set(pooled.map(({ id }) => id))
  const compared = await comparedPeople(
    ctx,
    where.page,
    [...by.keys()].filter((id) => !entries.has(id)),
  )
  return {
    ...{ by, like: liked },
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
