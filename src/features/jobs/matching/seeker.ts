import { spokenIn } from '#features/cvs/cvs/spoken.ts'
import { citiesAround } from '#features/jobs/job-search/places-around.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { likeWork, wordsOfUnread } from '#features/site/understanding/title-words.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { type Profiled, profiled, saidBy } from './said-by.ts'
import { currentTitles } from './standing.ts'

/** Somebody who looks for work, as far as it is compared with a job: nothing of it says who it is. */
export type Seeker = {
  content: CvContent | null
  profile: Profiled
  /** Positions that were chosen, and those that headline and latest titles name. */
  wished: readonly number[]
  done: readonly number[]
  /** Those of them that were done at last, or are done now. */
  now: readonly number[]
  /** By what adverts with the same title are found, of titles that name no known work; and the work whose names titles are like. */
  alike: readonly string[]
  like: readonly number[]
  /** The city one lives in, cities one would go to, and the countries of all that. */
  home: number | null
  cities: readonly number[]
  countries: readonly number[]
  homeCountry: number | null
  /** Countries one would go to, wherever in them. */
  wishedCountries: readonly number[]
  /** Wished for, in US dollars a month. */
  usd: number | null
  /** Languages an advert may be written in. */
  reads: readonly string[]
}

/** Positions that are looked for at once; jobs that stand back count as what one does now. */
const mostPositions = 12
const latestJobs = 3
/** Cities around wished ones. */
const mostCities = 120

/** What somebody says of the work they look for, in profile and CV. */
export async function readSeeker(ctx: Context, user: string): Promise<Seeker> {
  const [row, profile, places, content] = await Promise.all([
    ctx.db
      .selectFrom('profiles')
      .select(['position_ids', 'salary_min', 'salary_currency', 'salary_period'])
      .where('user_id', '=', user)
      .executeTakeFirst(),
    profiled(ctx.db, user),
    ctx.db
      .selectFrom('profile_places')
      .select(['country_id', 'city_id', 'radius_km'])
      .where('user_id', '=', user)
      .execute(),
    readContent(ctx, user),
  ])
  const [{ cities: known }, said, { done, now, alike, like }] = await Promise.all([
    readKept(ctx),
    saidBy(ctx, profile, content),
    content ? workIn(ctx, content) : noWork,
  ])
  const wished = (row?.position_ids ?? []).slice(0, mostPositions)
  const homeCountry = said.home?.country ?? (places.length === 0 ? ctx.me?.country : null) ?? null
  const around = places.flatMap(({ city_id, radius_km }) => (city_id ? citiesAround(known, city_id, radius_km) : []))
  return {
    ...{ content, profile, wished, now, alike, homeCountry },
    like: like.filter((id) => !wished.includes(id) && !done.includes(id)),
    done: done.filter((id) => !wished.includes(id)).slice(0, mostPositions - wished.length),
    home: said.home?.city ?? null,
    cities: [...new Set(around)].slice(0, mostCities),
    countries: [...new Set([...(homeCountry ? [homeCountry] : []), ...places.map(({ country_id }) => country_id)])],
    wishedCountries: places.flatMap(({ country_id, city_id }) => (city_id === null ? [country_id] : [])),
    usd: monthlyDollars(row?.salary_min ?? null, row?.salary_currency ?? null, row?.salary_period ?? null),
    reads: [
      ...new Set([
        ctx.language,
        ...profile.languages.map(({ language }) => language),
        ...(content ? [content.language, ...spokenIn(content).map(({ language }) => language)] : []),
      ]),
    ],
  }
}

/** The CV that is sent; until a new one is read, what the one before says. */
async function readContent({ db }: Context, user: string): Promise<CvContent | null> {
  const row = await db
    .selectFrom('cvs')
    .select('content')
    .where('user_id', '=', user)
    .where('content', 'is not', null)
    .where('state', '<>', 'wordless')
    // one that nobody said is right, and that is not sent, may be another person's
    .where((or) => or.or([or('is_primary', '=', true), or('state', '=', 'confirmed')]))
    .orderBy('is_primary', 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return CvContent.safeParse(row?.content).data ?? null
}

/** Positions that headline and latest titles name; those inside longer names where none is named whole. And words of those that name none. */
async function workIn(ctx: Context, { headline, experience, language }: CvContent): Promise<Worked> {
  const meanings = await meaningsOf(ctx)
  const titles = [headline, ...experience.slice(0, latestJobs).map(({ title }) => title)].filter(Boolean)
  const current = new Set([headline, ...currentTitles(experience)])
  const read = titles.map((title) => ({ title, ...occupationsIn(title, language, meanings) }))
  const named = read.filter(({ is }) => is.length > 0)
  const works = named.length > 0 ? named : read.map(({ title, inside }) => ({ title, is: inside }))
  return {
    done: [...new Set(works.flatMap(({ is }) => is))],
    now: [...new Set(works.flatMap(({ title, is }) => (current.has(title) ? is : [])))],
    alike: [...new Set(titles.flatMap((title) => wordsOfUnread(title, language, meanings)))],
    like: [...new Set(titles.flatMap((title) => likeWork(title, language, meanings)))],
  }
}
const noWork: Worked = { done: [], now: [], alike: [], like: [] }
type Worked = Record<'done' | 'now' | 'like', number[]> & { alike: string[] }
