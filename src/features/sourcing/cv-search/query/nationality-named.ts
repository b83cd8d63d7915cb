import type { City } from '#features/site/lookups/texts.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { type Nationality, nationalityKey, nationalityNames } from '#features/site/understanding/nationality-names.ts'
import { keyOf, lettersOf } from '#features/site/understanding/tokens.ts'
import { placeNamed } from './places-named.ts'

/** That a nationality is meant, and no place or language: "Saudi national", "ressortissant français", «гражданин Египта». */
const saysSo = new Set(
  [
    'national nationals nationality citizen citizens citizenship',
    'ressortissant ressortissante ressortissants nationalité citoyen citoyenne citoyens',
    'гражданин гражданка граждане гражданство гражданством гражданина национальность',
    'الجنسية جنسية جنسيه مواطن مواطنة مواطنون مواطنين',
  ].flatMap((words) => words.split(' ').map(keyOf)),
)
/** What may stand beside it. */
const between = new Set('a an of the de du d la le un une في من'.split(' ').map(lettersOf))

/**
 * The nationality that a phrase is, and whether its words say that it is one; by the name of its country only where they do. Null for other
 * phrases.
 */
export function nationalityNamed(
  phrase: string,
  meanings: Pick<Meanings, 'places'>,
  { nationalities, cities }: { nationalities: readonly Nationality[]; cities: ReadonlyMap<number, City> },
): { id: number; isSaid: boolean } | null {
  const words = phrase.split(/[\s,،;'’]+/).filter(Boolean)
  const left = words.filter((word) => !saysSo.has(keyOf(word)))
  const isSaid = left.length < words.length
  const named = isSaid ? left.filter((word) => !between.has(lettersOf(word))) : left
  if (named.length === 0) return null
  const known = nationalityNames(nationalities)
  const name = nationalityKey(named.join(' '))
  const id = known.own.get(name) ?? (isSaid ? known.countries.get(name) : undefined)
  if (id !== undefined) return { id, isSaid }
  const place = isSaid ? placeNamed(named.join(' '), meanings, cities) : null
  return place && place.id < 0 && nationalities.some((one) => one.id === -place.id) ? { id: -place.id, isSaid } : null
}
