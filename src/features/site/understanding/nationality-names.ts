import { countryName, isCountry } from '#features/site/lookups/countries.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { keyOf, lettersOf } from './tokens.ts'

/** A nationality of the list; its id is that of the country. */
export type Nationality = { id: number; texts: Record<Language, string> }

type Names = { own: ReadonlyMap<string, number>; countries: ReadonlyMap<string, number> }
const kept = new WeakMap<readonly Nationality[], Names>()

/** Nationalities by their own names and by those of their countries, in every language, as `nationalityKey` writes them. */
export function nationalityNames(nationalities: readonly Nationality[]): Names {
  const known = kept.get(nationalities) ?? byName(nationalities)
  kept.set(nationalities, known)
  return known
}

function byName(nationalities: readonly Nationality[]): Names {
  const named = (names: (one: Nationality, language: Language) => readonly string[]) =>
    new Map(
      nationalities.flatMap((one) =>
        languages.flatMap((language) => names(one, language).map((name) => [nationalityKey(name), one.id] as const)),
      ),
    )
  return {
    own: named(({ texts }, language) => texts[language].split(' / ')),
    countries: named(({ id }, language) => (isCountry(id) ? [countryName(id, language)] : [])),
  }
}

/** Arabic as it is written: its stem is that of the country (مصري, مصر). */
export const nationalityKey = (text: string): string =>
  text
    .split(/[\s-]+/)
    .map((word) => (/\p{Script=Arabic}/u.test(word) ? lettersOf(word).replace(/^ال/, '') : keyOf(word)))
    .join(' ')
