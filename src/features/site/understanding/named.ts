import type { Language } from '#platform/shared/languages.ts'
import { remembered } from '#platform/shared/remembered.ts'
import { asKnown, phrasesInForms } from './forms-for-women.ts'
import type { Meanings } from './meanings.ts'
import { inLanguage, isItsOwn, type Occupation } from './occupations.ts'
import { languageOfLetters, type Token, tokensOf } from './tokens.ts'

/** Of a field with more positions than this, "engineer" or "IT", only those are meant that say so. */
const widest = 12

export type Occupations = Pick<Meanings, 'occupations'>
/** An occupation that a text names, by the keys of its positions and fields, and where. */
type Named = { keys: string[]; from: number; to: number }

/**
 * Every occupation that a text names in its own language, or with other letters than it is written in; in titles any
 * language counts. Names inside longer names count too ("chief accountant"), but not inside what only sounds like one.
 */
export function occupationsNamed(text: string, language: Language | null, { occupations }: Occupations): Named[] {
  const tokens = asKnown(tokensOf(text), occupations.knows)
  const found = phrasesInForms(occupations, tokens)
    .filter(({ from, to }) => !isSmallWord(tokens, from, to))
    .map(({ from, to, meanings }) => ({ from, to, meanings: meantIn(meanings, language, tokens[from]?.text ?? '') }))
  const alike = found.filter(({ meanings }) => meanings.some(({ isSoundAlike }) => isSoundAlike))
  return found.flatMap(({ from, to, meanings }) => {
    const isInside = alike.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from)
    const keys = isInside ? [] : keysOf(meanings)
    return keys.length === 0 ? [] : [{ keys, from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 }]
  })
}

/**
 * What a phrase that is looked for stands for: positions, else fields with the positions of those that are narrow. Empty for
 * other phrases, and for skills.
 */
export function occupationMeant(phrase: string, language: Language, meanings: Meanings): string[] {
  const tokens = tokensOf(phrase)
  const found = inLanguage(meanings.occupations.find(tokens), language)
  const fields = found.flatMap(({ field }) => field ?? [])
  const exact = keysOf(found.filter(({ field }) => field === null))
  // a name of who does all work of a field means the field, as in searches for jobs: «infirmière» and "nurse" are one question
  const isField = fields.length > 0 && exact.length === 1 && isItsOwn(Number(exact[0]), fields)
  if ((exact.length > 0 && !isField) || meanings.skills.find(tokens).length > 0) return exact
  const narrow = found.filter(({ positions }) => positions.length <= widest)
  return [...new Set([...keysOf(found), ...narrow.flatMap(({ positions }) => positions.map(String))])]
}

const keysOf = (occupations: readonly Occupation[]): string[] => [
  ...new Set(occupations.flatMap(({ field, positions }) => (field === null ? positions.map(String) : [field]))),
]

/** "it" and "hr" are names in capitals only. */
const isSmallWord = (tokens: readonly Token[], from: number, to: number) =>
  to - from === 1 && /^[a-z]{1,3}$/.test(tokens[from]?.text ?? '')

function meantIn(meanings: readonly Occupation[], language: Language | null, word: string): readonly Occupation[] {
  if (language === null) return meanings
  const own = meanings.filter((one) => one.language === language)
  const letters = languageOfLetters(word)
  const isForeign = letters === null ? language === 'ar' || language === 'ru' : letters !== language
  return own.length > 0 || !isForeign ? own : meanings
}

const ofTitles = new WeakMap<Meanings['occupations'], (title: string) => readonly number[]>()

/** Positions that a title names in any language; hundreds of CVs have the same titles. */
export function positionsNamed(title: string, meanings: Occupations): readonly number[] {
  const known =
    ofTitles.get(meanings.occupations) ??
    remembered((text: string): readonly number[] => {
      const keys = occupationsNamed(text, null, meanings).flatMap((one) => one.keys)
      return [...new Set(keys.filter((key) => /^\d+$/.test(key)).map(Number))]
    }, 20_000)
  ofTitles.set(meanings.occupations, known)
  return known(title)
}
