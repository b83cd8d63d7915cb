import { alsoSaid, synonymsOf } from '#features/jobs/job-search/synonyms.ts'
import type { City } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { lexeme } from '../index/lexemes.ts'
import { namesOfPlace } from './places-named.ts'
import { mendedPhrase } from './slips.ts'
import { languageSpoken } from './spoken.ts'

/** What words are read as: work, a language, a place, or only words. */
export type Reading = 'work' | 'language' | 'place' | 'words'

/** What else a phrase may be found by. */
export type Ways = {
  /** What it was read as. */
  as: Reading
  /** Keys of the occupations that it names; these are asked for instead of its words. */
  meant: readonly string[]
  /** Other words for it, folded. */
  sides: readonly (readonly string[])[]
  /** The same as people write them, for telling: each of them finds the same people. */
  also: readonly string[]
  /** Lexemes of facts that it names, any of these together. */
  facts?: readonly (readonly string[])[]
  /** The language and the level that it asks for, `en:C1`, or the language alone. */
  spoken?: string
}
export type OtherWays = (phrase: string) => Ways | null

/** Occupations, languages and places by all their names, and the few words beside them that are said in several ways. */
export const otherWays =
  (meanings: Meanings, language: Language, cities: ReadonlyMap<number, City>): OtherWays =>
  (phrase) =>
    // the name of a language alone is no teacher of it
    byLanguage(phrase) ??
    // الرياض is the city, and only has the stem of sports
    (meanings.occupations.isExact(tokensOf(phrase)) ? null : byPlace(phrase, meanings, cities)) ??
    byOccupation(phrase, meanings, language) ??
    bySynonyms(phrase) ??
    byPlace(phrase, meanings, cities) ??
    bySkill(phrase, meanings) ??
    bySlip(phrase, meanings, language)

function byLanguage(phrase: string): Ways | null {
  const spoken = languageSpoken(phrase)
  if (spoken === null) return null
  const { sides, code, level, lexeme: fact } = spoken
  return { as: 'language', meant: [], sides, also: [], facts: [[fact]], spoken: level ? `${code}:${level}` : code }
}

function byPlace(phrase: string, meanings: Meanings, cities: ReadonlyMap<number, City>): Ways | null {
  const names = namesOfPlace(phrase, meanings, cities)
  if (names.length === 0) return null
  const facts = names.map((words) => words.map(lexeme.place))
  return { as: 'place', meant: [], sides: names.map((words) => foldWords(words.join(' ')).split(' ')), also: [], facts }
}

/** A skill by its names in the four languages, however it was spelled: اكسل, «питон». */
function bySkill(phrase: string, { skills }: Meanings): Ways | null {
  const [skill, ...others] = skills.find(tokensOf(phrase))
  if (!skill || others.length > 0) return null
  const names = new Map(skill.names.map((name) => [foldWords(name), name]))
  names.delete(foldWords(phrase))
  if (names.size === 0) return null
  return { as: 'words', meant: [], sides: [...names.keys()].map((name) => name.split(' ')), also: [...names.values()] }
}

/** What was probably meant is looked for beside what was typed, which may be a name; in a phrase it must name work, and stands for it. */
function bySlip(phrase: string, meanings: Meanings, language: Language): Ways | null {
  const mended = mendedPhrase(phrase, language, meanings)
  const ways = mended === null ? null : byOccupation(mended, meanings, language)
  if (mended === null || ways === null) return null
  const also = [mended, ...ways.also]
  const sides = also.map((name) => foldWords(name).split(' '))
  return { as: 'work', meant: phrase.includes(' ') ? ways.meant : [], sides, also }
}

export function bySynonyms(phrase: string): Ways | null {
  const folded = foldWords(phrase)
  const sides = synonymsOf(folded)
  return sides.length === 0 ? null : { as: 'words', meant: [], sides, also: alsoSaid(folded) }
}

/** Of more positions than these the names would say too much. */
const mostNamed = 2

function byOccupation(phrase: string, meanings: Meanings, language: Language): Ways | null {
  const meant = occupationMeant(phrase, language, meanings)
  if (meant.length === 0) return null
  const fields = meant.filter((key) => !/^\d+$/.test(key))
  const named = fields.length > 0 ? fields : meant
  const names = named.length > mostNamed ? [] : named.flatMap((key) => namesOf(key, meanings))
  const alike = names.filter(
    (name) => foldWords(name) !== foldWords(phrase) && !saysJobs(name, meanings) && isSame(name, meant),
  )
  const also = [...new Map(alike.map((name) => [foldWords(name), name])).values()]
  return { as: 'work', meant, sides: also.map((name) => foldWords(name).split(' ')), also }

  function isSame(name: string, keys: readonly string[]) {
    const other = new Set(occupationMeant(name, language, meanings))
    return other.size === keys.length && keys.every((key) => other.has(key))
  }
}

/** "security jobs" names a field, and nobody. */
const saysJobs = (name: string, { sayings }: Meanings) =>
  tokensOf(name).some((token) => sayings.find([token]).some(({ kind }) => kind === 'filler') && token.text.length > 3)

const namesOf = (key: string, { names }: Meanings): string[] =>
  languages.flatMap((language) => names.get(key)?.[language] ?? [])
