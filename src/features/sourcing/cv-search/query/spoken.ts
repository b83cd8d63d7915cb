import { foldWords } from '#features/site/understanding/fold-words.ts'
import { keyOf, lettersOf, tokensOf } from '#features/site/understanding/tokens.ts'
import { wordsForLanguages } from '#libraries/cv-reading/parse/languages.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { lexeme } from '../index/lexemes.ts'

/** Languages that people are asked for; names of others are mostly names of people and things. */
const askedFor = new Set(
  'en ar ru fr de es it pt tr hi ur bn ta te ml pa ne si ps fa ku zh yue ja ko vi th id ms tl uk kk uz el he nl ro'.split(
    ' ',
  ),
)
/** Words beside the name of a language that only say that it is spoken. */
const beside = new Set(
  [
    'language languages speaking speaker speakers speak speaks spoken knowledge level of with in and',
    'langue langues d l parlant parlante parle parlé niveau connaissance de en la avec',
    'язык языка языке языком знание знания знанием знать владение владением владеющий владеет уровень уровня с со на',
    'لغة اللغة لغات يتكلم تتكلم يجيد تجيد يتحدث تتحدث متحدث متحدثة مستوى مع',
  ].flatMap((words) => words.split(' ').map(keyOf)),
)
/** How a text says that a language is spoken at this level; of others it says nothing that could be trusted. */
const told = 'C1'
const fluently: Record<Language, readonly string[]> = {
  en: ['fluent'],
  fr: ['courant', 'couramment'],
  ru: ['свободный', 'свободно'],
  ar: ['بطلاقة'],
}
/** What who looks for people means by these words, which people themselves write of less: "good English" is B2 at least. */
const asked: readonly (readonly [level: string, words: string])[] = [
  ['native', 'natively'],
  ['C2', 'mastery perfect perfectly совершенный совершенстве parfait parfaite parfaitement تامة'],
  [
    'C1',
    'bilingual bilingually bilingue bilingues fluently fluency excellently отличный отличное отлично отличным свободным excellent excellente',
  ],
  ['C1', 'طليق طلاقة بطلاقه ممتاز بامتياز'],
  ['B2', 'good well working professional professionally business strong confident'],
  ['B2', 'хороший хорошее хорошо хорошим хорошая уверенный уверенное уверенно рабочий деловой'],
  ['B2', 'bon bonne bien solide professionnel opérationnel جيد جيدة جدا مهني احترافي قوي قوية'],
  ['B1', 'conversation разговорный разговорное разговорная'],
  ['A2', 'basics simple базового базовым базовая основы notion bases rudiments اساسي اساسيات بسيط بسيطة'],
]

const isOne = (word: string) => !word.includes(' ')
const codes = new Map(
  [...wordsForLanguages.names].flatMap(([name, code]) =>
    isOne(name) && askedFor.has(code) ? [[keyOf(name), code] as const] : [],
  ),
)
const levels = new Map([
  ...wordsForLanguages.levels.flatMap(([word, level]) => (isOne(word) ? [[keyOf(word), level] as const] : [])),
  ...asked.flatMap(([level, words]) => words.split(' ').map((word) => [keyOf(word), level] as const)),
])
/** Words for levels that stand before the name of the language in an English, Russian or French query; others stand after it. */
const before = new Set(
  [
    'native perfect bilingual excellent good working professional business strong confident fluent basic basics simple very',
    'intermediate advanced conversational',
    'хороший хорошее хорошим хорошая уверенный уверенное рабочий деловой разговорный базовый базовым базовая свободный',
    'свободным отличный отличное отличным совершенный очень',
    'bon bonne excellente parfait parfaite très',
  ].flatMap((words) => words.split(' ').map(lettersOf)),
)
/** What separates one language from the next. */
const joints = new Set('and with et avec и с و مع'.split(' ').map(keyOf))
/** A word for a level may only strengthen another: "very good", "good working", "جيد جدا". */
const stronger = new Set('very очень très جدا'.split(' ').map(keyOf))
const scale = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']

/** A language that a phrase names: words that say so in all four languages, and what the index knows of who speaks it so well. */
type Spoken = { sides: string[][]; code: string; level: string | null; lexeme: string }

/** The one language that a phrase asks for, with its level if one is named: "английский", "fluent English"; null for other phrases. */
export function languageSpoken(phrase: string): Spoken | null {
  const keys = tokensOf(phrase).map(({ key }) => key)
  const [code, ...others] = new Set(keys.flatMap((key) => codes.get(key) ?? []))
  const named = keys.flatMap((key) => levels.get(key) ?? [])
  const level = scale.findLast((one) => named.includes(one)) ?? null
  if (!code || others.length > 0) return null
  if (!keys.every(isOfLanguages)) return null
  return {
    sides: level ? sidesAt(code, level) : languages.map((one) => nameOf(code, one)),
    code,
    level,
    lexeme: lexeme.language(code, level ?? 'A1'),
  }
}

/**
 * Of words that name several languages after each other, how many belong to the first: "French good english" is French, then good English;
 * "English fluent, French basic" has its levels behind the names. 0 where they do not name several.
 */
export function firstLanguageOf(words: readonly string[]): number {
  const keys = words.map((word) => tokensOf(word).map(({ key }) => key))
  const end = keys.findIndex((some) => some.length !== 1 || !isOfLanguages(some[0] as string))
  const said = (end < 0 ? keys : keys.slice(0, end)).map(([key = '']) => key)
  const [one, two] = said.flatMap((key, at) => (codes.has(key) ? [at] : []))
  if (one === undefined || two === undefined) return 0
  const apart = said.findIndex(
    (key, at) => at >= one && at < two && (/[,،;]$/.test(words[at] ?? '') || (at > one && joints.has(key))),
  )
  if (apart >= 0) return joints.has(said[apart] ?? '') ? apart : apart + 1
  const last = said.findLastIndex((key) => codes.has(key) || levels.has(key))
  const isBehind = one === 0 && levels.has(said[last] ?? '')
  const isAhead = levels.has(said[0] ?? '') && codes.has(said[last] ?? '')
  const next = said.findIndex(
    (_, at) =>
      at > one && at <= two && (at === two || (!isBehind && (isAhead || before.has(lettersOf(words[at] ?? ''))))),
  )
  return next
}

const isOfLanguages = (key: string) => codes.has(key) || levels.has(key) || beside.has(key) || stronger.has(key)

const sidesAt = (code: string, level: string): string[][] =>
  level === told
    ? languages.flatMap((one) => fluently[one].map((word) => [...nameOf(code, one), ...foldWords(word).split(' ')]))
    : []

const nameOf = (code: string, language: Language): string[] =>
  foldWords(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code).split(' ')
