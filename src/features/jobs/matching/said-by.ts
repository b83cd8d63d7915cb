import { z } from 'zod'
import { languageNames } from '#features/jobs/jobs/job-names.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { type Named, namedPlaces } from '#features/site/lookups/named-places.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { commaOf, type Language } from '#platform/shared/languages.ts'
import type { Home, Said } from './match-of.ts'

type Reads = Pick<Context, 'db' | 'now'>

const Place = z.object({ country: z.number(), city: z.number().nullable() })

/** What a profile says beside a CV, as ids and codes: as it is now, or as it was when an application went out. */
export const Profiled = z.object({
  experience: z.string().nullable().default(null),
  degree_ids: z.array(z.number()).default([]),
  languages: z.array(z.object({ language: z.string(), level: z.string() })).default([]),
  licences: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
  home: Place.nullable().default(null),
  wishes: z.array(Place).default([]),
})
export type Profiled = z.output<typeof Profiled>

/** What somebody's profile says now; all empty for whoever has none. */
export async function profiled(db: Db | Tx, user: string | null): Promise<Profiled> {
  if (!user) return Profiled.parse({})
  const [row, places, studies, skills, languages] = await Promise.all([
    db
      .selectFrom('profiles')
      .select(['experience', 'licences', 'residence_country_id', 'residence_city_id'])
      .where('user_id', '=', user)
      .executeTakeFirst(),
    db.selectFrom('profile_places').select(['country_id', 'city_id']).where('user_id', '=', user).execute(),
    db.selectFrom('profile_education').select('degree_id').where('user_id', '=', user).execute(),
    db.selectFrom('profile_skills').select('name').where('user_id', '=', user).orderBy('position').execute(),
    db.selectFrom('profile_languages').select(['language', 'level']).where('user_id', '=', user).execute(),
  ])
  return {
    experience: row?.experience ?? null,
    degree_ids: studies.flatMap(({ degree_id }) => degree_id ?? []),
    languages,
    licences: row?.licences ?? [],
    skills: skills.map(({ name }) => name),
    home: row?.residence_country_id ? { country: row.residence_country_id, city: row.residence_city_id } : null,
    wishes: places.map(({ country_id, city_id }) => ({ country: country_id, city: city_id })),
  }
}

/** The same worded; where somebody is at home is read off the CV if the profile does not say it. */
export async function saidBy(ctx: Context, said: Profiled, content: Pick<CvContent, 'location'> | null): Promise<Said> {
  const kept = await readKept(ctx)
  const degrees = kept.rows.get('degree') ?? []
  const names = languageNames(
    ctx,
    said.languages.map(({ language }) => language),
  )
  const worded = (place: z.output<typeof Place>): Home => ({
    ...place,
    from: 'profile',
    text: place.city
      ? placeName(kept.cityById.get(place.city)?.texts[ctx.language] ?? null, place.country, ctx.language)
      : countryName(place.country, ctx.language),
  })
  return {
    experience: said.experience,
    degrees: said.degree_ids.flatMap((id) => {
      const row = degrees.find((one) => one.id === id)
      return row?.code ? [{ code: row.code, text: row.texts[ctx.language] }] : []
    }),
    languages: said.languages.map((one, at) => ({
      ...one,
      text: `${names[at]}${commaOf(ctx.language)}${levelName(ctx, one.level)}`,
    })),
    licences: said.licences,
    skills: said.skills,
    home: said.home ? worded(said.home) : await homeIn(ctx, content?.location ?? ''),
    wishes: said.wishes.map(worded),
  }
}

async function homeIn(ctx: Context, location: string): Promise<Home | null> {
  const place = await placeNamed(ctx, ctx.language, location)
  if (!place) return null
  const { id, text, country_id: country } = place
  return { from: 'cv', text, country, city: id > 0 ? id : null }
}

/** The place that a CV names as home, as ids. */
export async function placeIn(world: Reads, location: string): Promise<z.output<typeof Place> | null> {
  const place = await placeNamed(world, 'en', location)
  return place && { country: place.country_id, city: place.id > 0 ? place.id : null }
}

/** The one level that is no letter and digit of the CEFR has a name in each language. */
const levelName = ({ wording, language }: Context, level: string): string =>
  level === 'native' ? wording.say(language, 'cvs.print.native') : level

/** Shadda. */
const doubled = '\u0651'

/**
 * "Sharjah, UAE", "الشارقة"; null where no part of it is a place of the lists. Of places that are called the same the one in a country
 * that is named beside it, then the one that is spelt so, with its doubled letters: عمّان is no عُمان.
 */
async function placeNamed(world: Reads, language: Language, location: string): Promise<Named | null> {
  const parts = location.split(/[,،;|/·–—-]/u).filter((part) => fold(part))
  if (parts.length === 0) return null
  const asking = { db: world.db, now: world.now, language }
  const [places, { cityById }] = await Promise.all([namedPlaces(asking), readKept(asking)])
  const called = parts.map((part) => places.filter(({ names }) => names.includes(fold(part))))
  const isBeside = (country: number, at: number) =>
    called.some((ones, other) => other !== at && ones.some(({ id }) => id === -country))
  const inItsCountry = called.flatMap((ones, at) =>
    ones.filter(({ id, country_id }) => id > 0 && isBeside(country_id, at)),
  )
  const at = called.findIndex(({ length }) => length > 0)
  const [first = [], written = ''] = [called[at], parts[at]?.trim().normalize('NFC')]
  const isSpelt = ({ id }: Named) =>
    written.includes(doubled) &&
    Object.values(cityById.get(id)?.texts ?? {}).some((text) => text.normalize('NFC') === written)
  return inItsCountry[0] ?? first.find(isSpelt) ?? first[0] ?? null
}
