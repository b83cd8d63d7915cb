import spellings from '#db/lookups/city-spellings.json' with { type: 'json' }
import shipped from '#db/lookups/place-names.json' with { type: 'json' }
import { languages } from '#platform/shared/languages.ts'
import { countriesIn } from './countries.ts'
import { countryCode } from './country-id.ts'
import { bareKey, placeKeys, placeWords } from './place-keys.ts'
import { regions } from './regions.ts'
import type { City } from './texts.ts'
import { isMarked } from './vowel-marks.ts'

/** A country or region below zero, or a city, `marked` as it is written with vowel signs, where it is. `rank` says how the name is its own: 0 its name, 1 another one, 2 a district. */
export type Candidate = {
  id: number
  countries: readonly number[]
  rank: number
  people: number
  marked?: readonly string[]
}

export type PlaceIndex = {
  /** Everything whose name has this key, strictest first. */
  find: (words: readonly string[]) => Candidate[]
  /** Own names without article and blanks, for comparing letter by letter. */
  names: readonly (Candidate & { key: string })[]
  isRemote: (words: readonly string[]) => boolean
}

const remote = new Set(shipped.remote.map((one) => placeWords(one).join('')))
const spelled: Record<string, string[]> = spellings
const others: Record<'countries' | 'cities' | 'districts', Record<string, string[]>> = shipped

/** Names that a country (AE) or city (AE Dubai) goes by beside its own: short, old, abbreviated ones, and its districts. */
export const otherNames = (kind: keyof typeof others, key: string): readonly string[] => others[kind][key] ?? []

const kept = new WeakMap<readonly City[], PlaceIndex>()

/** Every name of every place, made once for each state of the lists. `cities` lie the largest first. */
export function placeIndex(cities: readonly City[]): PlaceIndex {
  const known = kept.get(cities) ?? build(cities)
  kept.set(cities, known)
  return known
}

function build(cities: readonly City[]): PlaceIndex {
  const byKey = new Map<string, Map<number, Candidate & { strict: number }>>()
  const names: (Candidate & { key: string })[] = []
  const add = (one: Omit<Candidate, 'rank'>, rank: number, given: readonly string[]) => {
    const marked = given.filter(isMarked)
    const place = marked.length > 0 ? { ...one, marked } : one
    for (const name of new Set(given)) {
      const keys = placeKeys(placeWords(name))
      if (rank === 0) names.push({ ...place, rank, key: bareKey(keys) })
      for (const [strict, key] of keys.entries()) {
        const those = byKey.get(key) ?? new Map<number, Candidate & { strict: number }>()
        byKey.set(key, those)
        if ((those.get(place.id)?.rank ?? 9) > rank) those.set(place.id, { ...place, rank, strict })
      }
    }
  }
  for (const { id, countries, texts, names } of regions)
    add({ id, countries, people: 0 }, 0, [...Object.values(texts), ...names])
  for (const [id, own] of countryNames())
    add({ id: -id, countries: [id], people: 0 }, 0, [...own, ...otherNames('countries', countryCode(id))])
  for (const { id, country_id, people, texts } of cities) {
    const place = { id, countries: [country_id], people }
    const key = `${countryCode(country_id)} ${texts.en}`
    add(place, 0, Object.values(texts))
    add(place, 1, [...otherNames('cities', key), ...(spelled[id] ?? [])])
    add(place, 2, otherNames('districts', key))
  }
  return { names, find: (words) => found(byKey, words), isRemote: (words) => remote.has(words.join('')) }
}

type Found = Candidate & { strict: number }

function found(byKey: ReadonlyMap<string, ReadonlyMap<number, Found>>, words: readonly string[]): Candidate[] {
  const those = placeKeys(words)
    .map((key) => byKey.get(key))
    .find(Boolean)
  const isWide = ({ id }: Candidate) => (id < 0 ? 0 : 1)
  return [...(those?.values() ?? [])].sort(
    (a, b) => a.rank - b.rank || isWide(a) - isWide(b) || a.strict - b.strict || b.people - a.people,
  )
}

function countryNames(): Map<number, string[]> {
  const names = new Map<number, string[]>()
  for (const language of languages)
    for (const { id, text } of countriesIn(language)) names.set(id, [...(names.get(id) ?? []), text])
  return names
}
