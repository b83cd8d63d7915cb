import { type PlaceSpan, placesAmong } from '#features/site/lookups/places-among.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { phrasesInForms } from './forms-for-women.ts'
import type { Gazetteer } from './gazetteer.ts'
import { halvesOf } from './halves.ts'
import type { Meanings, Skill } from './meanings.ts'
import type { Occupation } from './occupations.ts'
import { payIn, type Typed } from './pay.ts'
import { type Around, isLikeWord, isPlaceAmong } from './places-like-words.ts'
import { phrasesIn, type Segment, worthOf } from './segments.ts'
import { keyOf, type Token } from './tokens.ts'
import type { Saying } from './vocabulary.ts'
import {
  headFirst,
  headStandsFirst,
  onlyStem,
  outOfOrder,
  positionFirst,
  worth,
  worthOfCompany,
  worthOfKind,
  worthOfLead,
  worthOfName,
} from './worths.ts'
import { yearsIn } from './years.ts'

/** Names of companies, each with the ids of those that have it. */
export type Companies = Gazetteer<{ id: string }>

/** Readings of a run of tokens; `occupations` beside a saying are what it means where no other occupation is named, `skills` where one is. */
export type Meaning =
  | { kind: 'saying'; sayings: readonly Saying[]; occupations: readonly Occupation[] }
  | { kind: 'occupation'; occupations: readonly Occupation[]; skills: readonly Skill[]; beside: readonly number[] }
  | { kind: 'place'; place: number; countries: readonly number[]; others: readonly number[] }
  | { kind: 'company'; companies: readonly string[] }
  | { kind: 'pay'; typed: Typed }
  | { kind: 'experience'; years: number }
  | { kind: 'skill'; skills: readonly Skill[] }

/** Every reading of every run of tokens, with what each is worth. */
export function segmentsIn(
  text: string,
  tokens: readonly Token[],
  meanings: Meanings,
  language: Language,
  home: number | null,
  companies: Companies | null,
): Segment<Meaning>[] {
  const segments: Segment<Meaning>[] = []
  const places = placesIn(tokens, meanings, home)
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
    if (!isExact && isFilledPlace(from, to, places, tokens, meanings)) continue
    const each = worth.occupation + (isPosition ? positionFirst : 0) - (isExact ? 0 : onlyStem)
    // of names that overlap, the one with the head is meant: مدير مبيعات سيارات is a manager
    const more = isPosition ? headFirst * (headStandsFirst(language) ? tokens.length - from : to) : 0
    const between = (at: number) => text.slice(tokens[from + at - 1]?.to, tokens[from + at]?.from)
    const beside = halvesOf(tokens.slice(from, to), occupations, language, meanings, between)
    const turned = to - from < 3 || meanings.occupations.isInOrder(tokens.slice(from, to)) ? 1 : outOfOrder
    add(from, to, each * turned, { kind: 'occupation', occupations, skills, beside }, more)
  }
  for (const { from, to, meanings: skills } of phrasesIn(meanings.skills, tokens))
    add(from, to, worth.skill, { kind: 'skill', skills })
  if (companies)
    for (const { from, to, meanings: found } of phrasesIn(companies, tokens))
      add(from, to, worthOfCompany, { kind: 'company', companies: found.map(({ id }) => id) })
  for (const { from, to, place, countries, isLed, isKnown, isDistrict, glue, others } of places) {
    if (isWholeWord(tokens.slice(from, to), glue, meanings)) continue
    if (!isLed && (isOfPapers(tokens, to) || (!isKnown && isLevel(tokens.slice(from, to), meanings)))) continue
    const isWord = isDistrict || (to - from === 1 && isLikeWord(tokens[from]?.text ?? '', language))
    const there = isWord ? around(from, text, tokens, segments) : null
    // "Marina Dubai": the city beside it says that it is one
    const isWithCity = isDistrict && places.some((one) => one.place === place && (one.from === to || one.to === from))
    if (there && !isLed && !isWithCity && !isPlaceAmong(there, place)) continue
    // alone, رياض is the city before it is the stem of what an athlete does
    const isCity =
      isWord && place > 0 && !!there?.isFirst && there.isLast && isOnlyStem(tokens.slice(from, to), meanings)
    const more = isLed || there?.isListed ? worthOfLead : isKnown && (isCity || !there?.saysElse) ? worthOfName : 0
    add(from, to, worth.place, { kind: 'place', place, countries, others }, more)
  }
  return [...segments, ...sumsIn(text, tokens)]
}

const placesIn = (tokens: readonly Token[], { places }: Meanings, home: number | null) =>
  placesAmong(
    places,
    tokens.map(({ text }) => fold(text)),
    home,
    tokens.map(({ text }) => text),
  )

const isOnlyStem = (tokens: readonly Token[], { occupations, sayings }: Meanings) =>
  !occupations.isExact(tokens) && sayings.find(tokens).length === 0

/** A known place behind fillers is one, though an occupation has both their stems: وظائف الرياض are no وظائف رياضية. */
const isFilledPlace = (
  from: number,
  to: number,
  places: readonly PlaceSpan[],
  tokens: readonly Token[],
  { sayings }: Meanings,
) =>
  places.some(
    (place) =>
      place.isKnown &&
      place.to === to &&
      place.from > from &&
      tokens.slice(from, place.from).every((token) => sayings.find([token]).some(({ kind }) => kind === 'filler')),
  )

function around(at: number, text: string, tokens: readonly Token[], segments: readonly Segment<Meaning>[]): Around {
  const said = (token: number, most: number) =>
    segments.filter(({ from, to }) => from <= token && to > token && to <= most)
  const saysNothing = ({ meaning }: Segment<Meaning>) =>
    meaning.kind === 'saying' && meaning.sayings.some(({ kind }) => kind === 'filler')
  return {
    isListed: /[,،]/.test(text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from)),
    isFirst: tokens.slice(0, at).every((_, token) => said(token, at).some(saysNothing)),
    isLast: at === tokens.length - 1,
    isBehindWork: said(at - 1, at).some(({ meaning }) => meaning.kind === 'occupation' || isUnasked(meaning)),
    saysElse: said(at, tokens.length).some((one) => !saysNothing(one)),
  }
}

/** What only says what is not asked of somebody: a place may follow, as behind work. */
const isUnasked = (meaning: Meaning) =>
  meaning.kind === 'saying' && meaning.sayings.some(({ value }) => value === 'formality' || value === 'gender')

/** A phrase with a 0 holds for any number of one or two digits: "0 years experience", "0 разряда". */
function sayingsIn(tokens: readonly Token[], { sayings }: Meanings) {
  const counted = tokens.map((token) => (/^\d\d?$/.test(token.text) ? { ...token, text: '0', key: '0' } : token))
  const isCounted = counted.some(({ text }, at) => text !== tokens[at]?.text)
  return [...phrasesIn(sayings, tokens), ...(isCounted ? phrasesIn(sayings, counted) : [])]
}

/** "UK licence" is one of the papers somebody has, and "GCC passport". */
const papers = new Set(['license', 'licence', 'licenses', 'licences', 'passport', 'citizenship'].map(keyOf))
const isOfPapers = (tokens: readonly Token[], to: number) => {
  const [next, then] = [tokens[to]?.key ?? '', tokens[to + 1]?.key ?? '']
  return papers.has(next) || (next === 'driving' && papers.has(then))
}

/** «джун» is a junior before it is a town that is called nearly so. */
const isLevel = (tokens: readonly Token[], { sayings }: Meanings) =>
  sayings.find(tokens).some(({ kind }) => kind === 'level')

/** بنوك is banks before it is in Nuuk; but بالرياض is no kindergarten. */
function isWholeWord(tokens: readonly Token[], glue: PlaceSpan['glue'], { occupations, sayings }: Meanings): boolean {
  const [token, ...more] = tokens
  if (!token || more.length > 0 || glue === 'none') return false
  if (glue === 'article') return sayings.isExact(tokens)
  return occupations.knows(token.key) || sayings.knows(token.key)
}

/** Pay and years, which are read before words are. */
function sumsIn(text: string, tokens: readonly Token[]): Segment<Meaning>[] {
  const [typed, years] = [payIn(text), yearsIn(text)]
  const segment = (span: { from: number; to: number }, meaning: Meaning): Segment<Meaning> => {
    const from = tokens.findIndex((token) => token.to > span.from)
    const to = tokens.findLastIndex((token) => token.from < span.to) + 1
    return { from, to, meaning, worth: worthOf(to - from, worth.pay) }
  }
  return [
    ...(typed ? [segment(typed, { kind: 'pay', typed })] : []),
    ...(years ? [segment(years, { kind: 'experience', years: years.years })] : []),
  ]
}
