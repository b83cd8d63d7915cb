import shipped from '#db/lookups/place-names.json' with { type: 'json' }
import type { Language } from '#platform/shared/languages.ts'
import { countryId } from './country-id.ts'

/** Countries that people look for together: the Gulf, the Levant. Their place id lies below those of all countries. */
type Region = { id: number; countries: number[]; texts: Record<Language, string>; names: string[] }

const firstId = -1001

export const regions: readonly Region[] = shipped.regions.map(({ countries, texts, names }, at) => ({
  id: firstId - at,
  countries: countries.map(countryId),
  texts,
  names,
}))

const byId = new Map(regions.map((region) => [region.id, region]))

/** The name of a region, null where the id is none of one. */
export const regionName = (id: number, language: Language): string | null => byId.get(id)?.texts[language] ?? null

/** Ids of the countries that a place below zero stands for; none for a city. */
export const countriesOf = (place: number): readonly number[] =>
  place >= 0 ? [] : (byId.get(place)?.countries ?? [-place])
