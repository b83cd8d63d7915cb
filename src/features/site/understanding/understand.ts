import { type PlaceSpan, placesAmong } from '#features/site/lookups/places-among.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { type Home, homeMeant, workplaceAt } from './at-homes.ts'
import { asKnown, phrasesInForms } from './forms-for-women.ts'
import type { Gazetteer } from './gazetteer.ts'
import { halvesOf } from './halves.ts'
import { isKindOfWorker, joined } from './joined.ts'
import type { Meanings, Skill } from './meanings.ts'
import { inLanguage, type Occupation } from './occupations.ts'
import type { Part } from './parts.ts'
import { payIn, payMeant, type Typed } from './pay.ts'
import { bestReading, phrasesIn, type Segment, worthOf } from './segments.ts'
import { languageOfLetters, type Token, tokensOf } from './tokens.ts'
import type { Saying } from './vocabulary.ts'
import {
  headFirst,
  headStandsFirst,
  onlyStem,
  positionFirst,
  worth,
  worthOfCompany,
  worthOfKind,
  worthOfLead,
  worthOfName,
} from './worths.ts'

/** Names of companies, each with the ids of those that have it. */
export type Companies = Gazetteer<{ id: string }>

/** Readings of a run of tokens; `occupations` beside a saying are what it means where no other occupation is named, `skills` where one is. */
type Meaning =
  | { kind: 'saying'; sayings: readonly Saying[]; occupations: readonly Occupation[] }
  | { kind: 'occupation'; occupations: readonly Occupation[]; skills: readonly Skill[]; beside: readonly number[] }
  | { kind: 'place'; place: number; countries: readonly number[] }
  | { kind: 'company'; companies: readonly string[] }
  | { kind: 'pay'; typed: Typed }
  | { kind: 'skill'; skills: readonly Skill[] }

/** Whoever pastes an advert types more words than these. */
const mostWords = 10

export type How = {
  /** The language of the site: a name that it shares with others means what it means there. */
  language: Language
  /** Id of the reader's country: of two places that share a name it has the nearer one. */
  home?: number | null
  /** Words (folded) that the reader wants to be taken as words. */
  plain?: readonly string[]
  companies?: Companies | null
}

export type Reading = { parts: Part[]; rest: Token[]; language: Language | null }

/** Reads words for what they ask for. Fillers drop out, and what stays unread is the rest. */
export function understand(
  text: string,
  meanings: Meanings,
  { language, home = null, plain = [], companies = null }: How,
): Reading {
  const tokens = asKnown(tokensOf(text), isKnownTo(meanings, companies))
  const isPlain = (from: number, to: number) => plain.includes(fold(textOf(text, tokens, from, to)))
  const speaks = languageOfLetters(text) ?? language
  const segments = [...segmentsIn(text, tokens, meanings, speaks, home, companies), ...paySegment(text, tokens)].filter(
    ({ from, to }) => !isPlain(from, to),
  )
  const reading = bestReading(segments, tokens.length)
  const occupations = reading.flatMap(({ meaning }) =>
    meaning.kind === 'occupation' && names(meaning.occupations) ? [meaning] : [],
  )
  const beside: Beside = {
    hasOccupation: occupations.length > 0,
    hasOnlyOccupation: occupations.some((one) => one.skills.length === 0 && !one.occupations.every(isKind)),
    home: homeMeant(
      reading
        .flatMap(({ meaning }) => (meaning.kind === 'occupation' ? meaning.occupations : []))
        .flatMap(({ positions }) => positions),
      isAllSaid(reading, tokens.length),
    ),
    country: reading.flatMap(({ meaning }) => (meaning.kind === 'place' ? meaning.countries : []))[0] ?? home,
  }
  const parts: Part[] = []
  const read = new Set<number>()
  for (const { from, to, meaning } of reading) {
    const found = partsOf(meaning, beside, speaks)
    const spot = { words: textOf(text, tokens, from, to), from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 }
    if (found === null) continue
    for (let at = from; at < to; at++) read.add(at)
    parts.push(...found.map((one) => ({ ...spot, ...one }) as Part))
  }
  return {
    parts: joined(
      parts,
      text,
      reading.some(({ meaning }) => isOr(meaning)),
    ),
    // of a pasted advert only what is understood is asked for
    rest: tokens.length > mostWords ? [] : tokens.filter((_, at) => !read.has(at)),
    language: languageOf(text, reading),
  }
}

const isKnownTo =
  ({ occupations, sayings, skills }: Meanings, companies: Companies | null) =>
  (key: string) =>
    occupations.knows(key) || sayings.knows(key) || skills.knows(key) || (companies?.knows(key) ?? false)

const isKind = ({ field }: Occupation) => field !== null && isKindOfWorker(field)
const isOr = (meaning: Meaning) => meaning.kind === 'saying' && meaning.sayings.some(({ kind }) => kind === 'or')

const textOf = (text: string, tokens: readonly Token[], from: number, to: number) =>
  text.slice(tokens[from]?.from, tokens[to - 1]?.to)
const names = (occupations: readonly Occupation[]) => occupations.some(({ positions }) => positions.length > 0)

function segmentsIn(
  text: string,
  tokens: readonly Token[],
  meanings: Meanings,
  language: Language,
  home: number | null,
  companies: Companies | null,
): Segment<Meaning>[] {
  const segments: Segment<Meaning>[] = []
  const add = (from: number, to: number, each: number, meaning: Meaning, more = 0) =>
    segments.push({ from, to, meaning, worth: worthOf(to - from, each) + more })
  for (const { from, to, meanings: sayings } of sayingsIn(tokens, meanings)) {
    const each = Math.max(...sayings.map(({ kind }) => worthOfKind(kind)))
    add(from, to, each, { kind: 'saying', sayings, occupations: meanings.occupations.find(tokens.slice(from, to)) })
  }
  for (const { from, to, meanings: occupations } of phrasesInForms(meanings.occupations, tokens)) {
    // among other words, letters that are short for something in another language are not meant
    const isShort = to - from === 1 && (tokens[from]?.text.length ?? 0) < 4 && tokens.length > 1
    if (isShort && !occupations.some((one) => one.language === language)) continue
    const skills = meanings.skills.find(tokens.slice(from, to))
    const isPosition = occupations.some(({ field }) => field === null)
    const isExact = meanings.occupations.isExact(tokens.slice(from, to))
    const each = worth.occupation + (isPosition ? positionFirst : 0) - (isExact ? 0 : onlyStem)
    // of names that overlap, the one with the head is meant: مدير مبيعات سيارات is a manager
    const more = isPosition ? headFirst * (headStandsFirst(language) ? tokens.length - from : to) : 0
    const between = (at: number) => text.slice(tokens[from + at - 1]?.to, tokens[from + at]?.from)
    const beside = halvesOf(tokens.slice(from, to), occupations, language, meanings, between)
    add(from, to, each, { kind: 'occupation', occupations, skills, beside }, more)
  }
  for (const { from, to, meanings: skills } of phrasesIn(meanings.skills, tokens))
    add(from, to, worth.skill, { kind: 'skill', skills })
  if (companies)
    for (const { from, to, meanings: found } of phrasesIn(companies, tokens))
      add(from, to, worthOfCompany, { kind: 'company', companies: found.map(({ id }) => id) })
  const words = tokens.map(({ text }) => fold(text))
  for (const { from, to, place, countries, isLed, isKnown, glue } of placesAmong(meanings.places, words, home))
    if (!isWholeWord(tokens.slice(from, to), glue, meanings))
      add(from, to, worth.place, { kind: 'place', place, countries }, isLed ? worthOfLead : isKnown ? worthOfName : 0)
  return segments
}

/** A phrase with a 0 holds for any number of one or two digits: "0 years experience", "0 разряда". */
function sayingsIn(tokens: readonly Token[], { sayings }: Meanings) {
  const counted = tokens.map((token) => (/^\d\d?$/.test(token.text) ? { ...token, text: '0', key: '0' } : token))
  const isCounted = counted.some(({ text }, at) => text !== tokens[at]?.text)
  return [...phrasesIn(sayings, tokens), ...(isCounted ? phrasesIn(sayings, counted) : [])]
}

/** بنوك is banks before it is in Nuuk; but بالرياض is no kindergarten. */
function isWholeWord(tokens: readonly Token[], glue: PlaceSpan['glue'], { occupations, sayings }: Meanings): boolean {
  const [token, ...more] = tokens
  if (!token || more.length > 0 || glue === 'none') return false
  if (glue === 'article') return sayings.isExact(tokens)
  return occupations.knows(token.key) || sayings.knows(token.key)
}

function paySegment(text: string, tokens: readonly Token[]): Segment<Meaning>[] {
  const typed = payIn(text)
  if (!typed) return []
  const from = tokens.findIndex((token) => token.to > typed.from)
  const to = tokens.findLastIndex((token) => token.from < typed.to) + 1
  return [{ from, to, meaning: { kind: 'pay', typed }, worth: worthOf(to - from, worth.pay) }]
}

type Bare = Part extends infer P ? (P extends Part ? Omit<P, 'words' | 'from' | 'to'> : never) : never

const isEmpty = ({ kind }: Saying) => kind === 'filler' || kind === 'vague'

/** Said, they are meant, whatever the words also name. */
const sure: readonly Saying['kind'][] = ['type', 'workplace', 'home', 'filler']

/** What else was read; `country` is the one looked in, or the reader's. */
type Beside = { hasOccupation: boolean; hasOnlyOccupation: boolean; home: Home; country: number | null }

/** Whether every word says something of a job, and none names a skill or a company. */
const isAllSaid = (reading: readonly Segment<Meaning>[], tokens: number) =>
  reading.reduce(
    (sum, { from, to, meaning: { kind } }) => sum + (kind === 'skill' || kind === 'company' ? 0 : to - from),
    0,
  ) === tokens

/** Null for what is left to be looked for as words. */
function partsOf(
  meaning: Meaning,
  { hasOccupation, hasOnlyOccupation, home, country }: Beside,
  language: Language,
): Bare[] | null {
  if (meaning.kind === 'place') return [{ kind: 'place', place: meaning.place, countries: meaning.countries }]
  if (meaning.kind === 'pay') {
    const pay = payMeant(meaning.typed, country, language)
    return pay && [{ kind: 'pay', ...pay }]
  }
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
  if (first.kind === 'home') return workplaceAt(first.value, home)
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
