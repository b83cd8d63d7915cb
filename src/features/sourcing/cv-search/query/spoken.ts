import { foldWords } from '#features/site/understanding/fold-words.ts'
import { keyOf, tokensOf } from '#features/site/understanding/tokens.ts'
import { wordsForLanguages } from '#libraries/cv-reading/parse/languages.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { lexeme } from '../index/lexemes.ts'

/** Languages that people are asked for; names of others are mostly names of people and things. */
const askedFor = new Set(
  'en ar ru fr de es it pt tr hi ur bn ta te ml pa ne si ps fa ku zh ja ko vi th id ms tl uk kk uz el he nl ro'.split(
    ' ',
  ),
)
/** Words beside the name of a language that only say that it is spoken. */
const beside = new Set(
  [
    'language languages speaking speaker speakers speak speaks spoken knowledge level of with in and',
    'langue langues parlant parlante parle parlé niveau connaissance de en la avec',
    'язык языка языке языком знание знания знанием знать владение владением владеющий владеет уровень уровня с со на',
    'لغة اللغة لغات يتكلم تتكلم يجيد تجيد يتحدث تتحدث متحدث متحدثة مستوى مع',
  ].flatMap((words) => words.split(' ').map(keyOf)),
)
/** How a text says that a language is spoken well. */
const fluently: Record<Language, readonly string[]> = {
  en: ['fluent'],
  fr: ['courant', 'couramment'],
  ru: ['свободный', 'свободно'],
  ar: ['بطلاقة'],
}
const well = ['C1', 'C2', 'native']

const isOne = (word: string) => !word.includes(' ')
const codes = new Map(
  [...wordsForLanguages.names].flatMap(([name, code]) =>
    isOne(name) && askedFor.has(code) ? [[keyOf(name), code] as const] : [],
  ),
)
const levels = new Map(
  wordsForLanguages.levels.flatMap(([word, level]) => (isOne(word) ? [[keyOf(word), level] as const] : [])),
)

/** A language that a phrase names: words that say so in all four languages, and what the index knows of who speaks it so well. */
type Spoken = { sides: string[][]; lexeme: string }

/** The one language that a phrase asks for, with its level if one is named: "английский", "fluent English"; null for other phrases. */
export function languageSpoken(phrase: string): Spoken | null {
  const keys = tokensOf(phrase).map(({ key }) => key)
  const [code, ...others] = new Set(keys.flatMap((key) => codes.get(key) ?? []))
  const level = keys.flatMap((key) => levels.get(key) ?? [])[0]
  if (!code || others.length > 0) return null
  if (!keys.every((key) => codes.has(key) || levels.has(key) || beside.has(key))) return null
  return {
    sides: level ? sidesAt(code, level) : languages.map((one) => nameOf(code, one)),
    lexeme: lexeme.language(code, level ?? 'A1'),
  }
}

/** Of a lower level a text says nothing that could be trusted. */
const sidesAt = (code: string, level: string): string[][] =>
  well.includes(level)
    ? languages.flatMap((one) => fluently[one].map((word) => [...nameOf(code, one), ...foldWords(word).split(' ')]))
    : []

const nameOf = (code: string, language: Language): string[] =>
  foldWords(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code).split(' ')
