import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { countriesIn } from './countries.ts'
import { countryCode } from './country-id.ts'
import { distance, slipsIn } from './distance.ts'
import { otherNames } from './place-index.ts'
import { placeName } from './place-name.ts'
import { type City, readKept } from './texts.ts'

/** A city, or a country with its id negated; `names` are folded, in all four languages. */
export type Named = {
  id: number
  text: string
  names: string[]
  country_id: number
  lat: number
  lon: number
}

const kept = new WeakMap<readonly City[], Map<Language, Named[]>>()

/** Cities, the largest first, each country before its largest; countries without one at the end. */
export async function namedPlaces(ctx: Pick<Context, 'db' | 'now' | 'language'>): Promise<Named[]> {
  const { cities } = await readKept(ctx)
  const byLanguage = kept.get(cities) ?? new Map<Language, Named[]>()
  kept.set(cities, byLanguage)
  const known = byLanguage.get(ctx.language) ?? inOrder(cities, ctx.language)
  byLanguage.set(ctx.language, known)
  return known
}

function inOrder(cities: readonly City[], language: Language): Named[] {
  const waiting = new Map(countries(language).map((one) => [one.country_id, one]))
  const places = cities.flatMap((city) => {
    const country = waiting.get(city.country_id)
    waiting.delete(city.country_id)
    return [...(country ? [country] : []), asPlace(city, language)]
  })
  return [...places, ...waiting.values()]
}

function countries(language: Language): Named[] {
  const names = new Map<number, string[]>()
  for (const each of languages)
    for (const { id, text } of countriesIn(each)) names.set(id, [...(names.get(id) ?? []), fold(text)])
  return countriesIn(language).map(({ id, text }) => ({
    id: -id,
    text,
    names: [...(names.get(id) ?? []), ...otherNames('countries', countryCode(id)).map(fold)],
    country_id: id,
    lat: 0,
    lon: 0,
  }))
}

const asPlace = ({ id, country_id, lat, lon, texts }: City, language: Language): Named => ({
  id,
  text: placeName(texts[language], country_id, language),
  names: [...new Set([...languages.map((each) => texts[each]), ...also(country_id, texts.en)].map(fold))],
  country_id,
  lat,
  lon,
})

/** What a city is called beside its name, and its districts. */
const also = (country: number, en: string) =>
  (['cities', 'districts'] as const).flatMap((kind) => otherNames(kind, `${countryCode(country)} ${en}`))

/** Places whose name is within a slip or two of what was written, the whole name or its beginning. */
export function placesWithSlips(places: readonly Named[], typed: string, begun = false): Named[] {
  const slips = slipsIn(typed)
  if (slips === 0) return []
  const near = (name: string) => distance(begun ? name.slice(0, typed.length) : name, typed, slips) <= slips
  return places.filter(({ names }) => names.some(near))
}
