import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { type Home, homeMeant, workplaceAt } from './at-homes.ts'
import { asKnown } from './forms-for-women.ts'
import { areApart, isKindOfWorker, joined } from './joined.ts'
import { languageSpoken } from './languages-spoken.ts'
import type { Meanings, Skill } from './meanings.ts'
import { isWhoIsWanted } from './nationality-wanted.ts'
import { inLanguage, type Occupation } from './occupations.ts'
import type { Part } from './parts.ts'
import { payMeant } from './pay.ts'
import { type Companies, type Meaning, segmentsIn } from './readings.ts'
import { saidOnce } from './said-once.ts'
import { bestReading, type Segment } from './segments.ts'
import { taught } from './taught.ts'
import { languageOfLetters, type Token, tokensOf } from './tokens.ts'
import type { Saying } from './vocabulary.ts'
import { languageWritten, withinLanguage } from './written-in.ts'

/** Whoever pastes an advert types more words than these. */
export const mostWords = 10

export type How = {
  /** The language of the site: a name that it shares with others means what it means there. */
  language: Language
  /** Id of the reader's country: of two places that share a name it has the nearer one. */
  home?: number | null
  /** Words (folded) that the reader wants to be taken as words. */
  plain?: readonly string[]
  companies?: Companies | null
}

export type Reading = {
  parts: Part[]
  rest: Token[]
  language: Language | null
  /** Whether fields were named that share nothing. */
  isApart: boolean
}

/** Reads words for what they ask for. Fillers drop out, and what stays unread is the rest. */
export function understand(
  text: string,
  meanings: Meanings,
  { language, home = null, plain = [], companies = null }: How,
): Reading {
  const tokens = asKnown(tokensOf(text), isKnownTo(meanings, companies))
  const isPlain = (from: number, to: number) => plain.includes(fold(textOf(text, tokens, from, to)))
  const isPasted = tokens.length > mostWords
  const written = isPasted ? languageWritten(text) : languageOfLetters(text)
  const spoken = written ?? language
  const segments = segmentsIn(text, tokens, meanings, spoken, home, companies).filter(
    ({ from, to }) => !isPlain(from, to) && !holdsOperator(tokens, from, to),
  )
  // names in other letters are borrowed, those in the same ones belong to another language
  const own = isPasted && (written === 'en' || written === 'fr') ? segments.flatMap(withinLanguage(written)) : segments
  const reading = bestReading(own, tokens.length)
  const occupations = reading.flatMap(({ meaning }) =>
    meaning.kind === 'occupation' && names(meaning.occupations) ? [meaning] : [],
  )
  const isEither = reading.some(({ meaning }) => isOr(meaning))
  const positions = reading
    .flatMap(({ meaning }) => (meaning.kind === 'occupation' ? meaning.occupations : []))
    .flatMap((one) => one.positions)
  const beside: Beside = {
    hasOccupation: occupations.length > 0,
    hasOnlyOccupation:
      !isEither && occupations.some((one) => one.skills.length === 0 && !one.occupations.every(isKind)),
    home: homeMeant(positions, isAllSaid(reading, tokens.length)),
    isWhoIsWanted: isWhoIsWanted(positions),
    country: reading.flatMap(({ meaning }) => (meaning.kind === 'place' ? meaning.countries : []))[0] ?? home,
  }
  const parts: Part[] = []
  const read = new Set(partsOfCities(reading, tokens))
  for (const { from, to, meaning } of reading) {
    const spot = spotOf(text, tokens, from, to, meaning)
    const found = partsOf(meaning, beside, spoken, spot.words)
    if (found === null) continue
    for (let at = from; at < to; at++) read.add(at)
    parts.push(...found.map((one) => ({ ...spot, ...one }) as Part))
  }
  const rest = tokens.filter((_, at) => !read.has(at))
  // taken back as words, a sum stays some
  const isOwnSum = (one: Token) => isSum(one) && !plain.some((words) => words.split(' ').includes(one.text))
  const sum = beside.hasOccupation && !parts.some(({ kind }) => kind === 'pay') ? rest.find(isOwnSum) : undefined
  const pay = sum && payMeant(bare(sum), beside.country, spoken)
  if (sum && pay) parts.push({ kind: 'pay', words: sum.text, from: sum.from, to: sum.to, ...pay })
  const asTaught = taught(parts)
  return {
    parts: saidOnce(joined(asTaught, text, isEither), text, rest),
    isApart: areApart(asTaught, text, isEither),
    // of a pasted advert only what is understood is asked for
    rest: isPasted ? [] : rest.filter((one) => !pay || one !== sum),
    language: languageOf(text, reading),
  }
}

const isKnownTo =
  ({ occupations, sayings, skills }: Meanings, companies: Companies | null) =>
  (key: string) =>
    occupations.knows(key) || sayings.knows(key) || skills.knows(key) || (companies?.knows(key) ?? false)

/** Between other words it is said of both: "nurse OR midwife" is no nurse of an operating room. */
const operators = new Set(['or', 'ou', 'или'])
const holdsOperator = (tokens: readonly Token[], from: number, to: number) =>
  to - from > 1 &&
  tokens.slice(from, to).some(({ text }, at) => {
    const isInside = from + at > 0 && from + at < tokens.length - 1
    return isInside && operators.has(text.toLowerCase())
  })

/** A round number beside work is what it should pay: «няня 80000». */
const isSum = ({ text }: Token): boolean => /^[1-9]\d{1,3}00$/.test(digits(text)) && !/^(?:19|20)00$/.test(text)
const digits = (text: string): string => text.replaceAll(',', '')
const bare = ({ text, from, to }: Token) =>
  ({ from, to, amount: Number(digits(text)), currencies: [], period: null, isMost: false }) as const

/** What follows a city and only says where in it: Paris 15, "Lyon 3e", 75015. */
const partsOfCities = (reading: readonly Segment<Meaning>[], tokens: readonly Token[]): number[] =>
  reading.flatMap(({ to, meaning }) =>
    meaning.kind === 'place' && /^(?:[1-9]|1\d|20)(?:e|er|ème|eme)?$|^\d{5}$/i.test(tokens[to]?.text ?? '') ? [to] : [],
  )

const isKind = ({ field }: Occupation) => field !== null && isKindOfWorker(field)
const isOr = (meaning: Meaning) => meaning.kind === 'saying' && meaning.sayings.some(({ kind }) => kind === 'or')

/** Where a meaning stands; a sum of money ends with the sign of its currency, which is no word. */
function spotOf(text: string, tokens: readonly Token[], from: number, to: number, meaning: Meaning) {
  const words = meaning.kind === 'pay' ? meaning.typed : null
  const [begins, ends] = words ? [words.from, words.to] : [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0]
  return { words: text.slice(begins, ends), from: begins, to: ends }
}
const textOf = (text: string, tokens: readonly Token[], from: number, to: number) =>
  text.slice(tokens[from]?.from, tokens[to - 1]?.to)
const names = (occupations: readonly Occupation[]) => occupations.some(({ positions }) => positions.length > 0)

type Bare = Part extends infer P ? (P extends Part ? Omit<P, 'words' | 'from' | 'to'> : never) : never

const isLanguage = ({ kind, value }: Saying) => kind === 'fact' && languageSpoken(value) !== null

const isEmpty = ({ kind }: Saying) => kind === 'filler' || kind === 'vague'

/** Said, they are meant, whatever the words also name. */
const sure: readonly Saying['kind'][] = ['type', 'workplace', 'home', 'filler']

/** Who is wanted is no condition here, what has to be gone through is said in no advert ("no interview"), nor does anybody know where "near me" or "the north" is or what work has no end; none is passed over in silence. */
const unused = new Set(['gender', 'near', 'direction', 'permanent', 'formality'])

/** What else was read; `country` is the one looked in, or the reader's. */
type Beside = {
  hasOccupation: boolean
  hasOnlyOccupation: boolean
  home: Home
  country: number | null
  isWhoIsWanted: boolean
}

/** Whether every word says something of a job, and none names a skill or a company. */
const isAllSaid = (reading: readonly Segment<Meaning>[], tokens: number) =>
  reading.reduce(
    (sum, { from, to, meaning: { kind } }) => sum + (kind === 'skill' || kind === 'company' ? 0 : to - from),
    0,
  ) === tokens

/** Null for what is left to be looked for as words. */
function partsOf(
  meaning: Meaning,
  { hasOccupation, hasOnlyOccupation, home, country, isWhoIsWanted }: Beside,
  language: Language,
  words: string,
): Bare[] | null {
  if (meaning.kind === 'place') {
    const { place, countries, others } = meaning
    return [{ kind: 'place', place, countries, others }]
  }
  if (meaning.kind === 'pay') {
    const pay = payMeant(meaning.typed, country, language)
    return pay && [{ kind: 'pay', ...pay }]
  }
  if (meaning.kind === 'experience') return [{ kind: 'experience', value: String(meaning.years), years: meaning.years }]
  if (meaning.kind === 'company') return [{ kind: 'company', companies: meaning.companies }]
  if (meaning.kind === 'skill')
    return [
      { kind: 'skill', names: meaning.skills.flatMap((one) => one.names), skills: meaning.skills.map(({ id }) => id) },
    ]
  // SAP is a consultant’s work, but beside an accountant it is a skill
  if (meaning.kind === 'occupation' && meaning.skills.length > 0 && hasOnlyOccupation) return skillOf(meaning.skills)
  if (meaning.kind === 'occupation') return occupationOf(inLanguage(meaning.occupations, language), meaning.beside)
  const [first] = meaning.sayings.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
  if (!first || first.kind === 'or') return []
  const isSure = hasOccupation || sure.includes(first.kind) || !names(meaning.occupations)
  if (!isSure) return occupationOf(inLanguage(meaning.occupations, language))
  // alone the name of a language may be what is taught, or written in
  if (!hasOccupation && isLanguage(first) && !words.includes(' ')) return null
  if (first.kind === 'home') return workplaceAt(first.value, home)
  if (first.value === 'nationality') return isWhoIsWanted ? [{ kind: 'unused' }] : null
  if (unused.has(first.value)) return [{ kind: 'unused' }]
  return first.kind === 'filler' || first.kind === 'vague' ? [] : [{ kind: first.kind, value: first.value }]
}

const skillOf = (skills: readonly Skill[]): Bare[] => [
  { kind: 'skill', names: skills.flatMap((one) => one.names), skills: skills.map(({ id }) => id) },
]

function occupationOf(occupations: readonly Occupation[], beside: readonly number[] = []): Bare[] | null {
  const named = occupations.filter(({ positions }) => positions.length > 0)
  if (named.length === 0) return null
  const fields = named.flatMap(({ field }) => field ?? [])
  const these = (isField: boolean) => [
    ...new Set(named.flatMap(({ field, positions }) => ((field !== null) === isField ? positions : []))),
  ]
  return [{ kind: 'occupation', positions: these(false), fields: [...new Set(fields)], field: these(true), beside }]
}

/** Scripts tell; of Latin letters the language whose phrases were met most. */
function languageOf(text: string, reading: readonly Segment<Meaning>[]): Language | null {
  const written = languageOfLetters(text)
  if (written) return written
  const met = new Map<Language, number>()
  for (const { from, to, meaning } of reading) {
    const said = meaning.kind === 'saying' ? meaning.sayings : meaning.kind === 'occupation' ? meaning.occupations : []
    for (const language of new Set(said.map((one) => one.language)))
      met.set(language, (met.get(language) ?? 0) + to - from)
  }
  const [first, second] = [...met].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
