import { countryName, isCountry } from '#features/site/lookups/countries.ts'
import { placesAmong } from '#features/site/lookups/places-among.ts'
import type { City } from '#features/site/lookups/texts.ts'
import { foldExactly } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { fold } from '#platform/shared/fold.ts'
import { languages } from '#platform/shared/languages.ts'

/** The words of each name, in the four languages, of the city or country that a phrase is; none for other phrases, and for places that few know. */
export function namesOfPlace(
  phrase: string,
  { places }: Pick<Meanings, 'places'>,
  cities: ReadonlyMap<number, City>,
): string[][] {
  const words = fold(phrase).split(' ')
  const whole = placesAmong(places, words, null).find(({ from, to }) => from === 0 && to === words.length)
  if (!whole?.isKnown || whole.glue === 'bare') return []
  const city = cities.get(whole.place)
  if (!city && !isCountry(-whole.place)) return []
  const names = languages.map((language) => city?.texts[language] ?? countryName(-whole.place, language))
  return [...new Set(names.map(foldExactly))].map((name) => name.split(' '))
}
