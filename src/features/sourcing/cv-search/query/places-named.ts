import shipped from '#db/lookups/place-names.json' with { type: 'json' }
import { countryName, isCountry } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { placesAmong } from '#features/site/lookups/places-among.ts'
import type { City } from '#features/site/lookups/texts.ts'
import { foldExactly } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { fold } from '#platform/shared/fold.ts'
import { languages } from '#platform/shared/languages.ts'

/** What people call cities besides, "spb", «мск»; of spellings alone many mean something else. */
const otherNames = new Set(Object.values(shipped.cities).flatMap((names) => names.map(fold)))

const shippedKnown: Record<string, string[]> = shipped.known
/** Smaller cities of which everybody around has heard, and whose names mean nothing else: Fujairah, Тамбов, Reims. */
const isHeardOf = ({ country_id, texts }: City): boolean =>
  shippedKnown[countryCode(country_id)]?.includes(texts.en) ?? false

/** The city or country that a phrase is, with the words of each of its names in the four languages; null for other phrases, and for places that few know. */
export function placeNamed(
  phrase: string,
  { places }: Pick<Meanings, 'places'>,
  cities: ReadonlyMap<number, City>,
): { id: number; names: string[][] } | null {
  const words = fold(phrase).split(' ')
  const typed = phrase.split(/\s+/)
  const whole = placesAmong(places, words, null, typed.length === words.length ? typed : words).find(
    ({ from, to }) => from === 0 && to === words.length,
  )
  const isCalledSo = whole !== undefined && whole.place > 0 && otherNames.has(words.join(' '))
  const city = whole && cities.get(whole.place)
  if (!whole || !(whole.isKnown || isCalledSo || (city && isHeardOf(city))) || whole.glue === 'bare') return null
  if (!city && !isCountry(-whole.place)) return null
  const names = languages.map((language) => city?.texts[language] ?? countryName(-whole.place, language))
  return { id: whole.place, names: [...new Set(names.map(foldExactly))].map((name) => name.split(' ')) }
}
