import type { Language } from '#platform/shared/languages.ts'
import type { Meanings } from './meanings.ts'
import { inLanguage, type Occupation } from './occupations.ts'
import { bestReading, phrasesIn, type Segment, worthOf } from './segments.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Saying } from './vocabulary.ts'

/** What the title of an advert names. */
export type Titled = {
  /** Positions that it names. */
  is: number[]
  /** Positions that stand inside a longer name: the accountant in "Chief accountant". */
  inside: number[]
  /** Types, hours, facts and levels beside it. */
  sayings: Saying[]
}

/** So many positions a field has at most whose name a title may have instead of theirs. */
const widest = 12

type Meaning = { occupations: readonly Occupation[]; sayings: readonly Saying[] }

/** Reads a title: the longest names win, and inside them only their head counts, which stands last or first by language. */
export function occupationsIn(title: string, language: Language, { occupations, sayings }: Meanings): Titled {
  // brackets say when, how many or for whom
  const bare = title.replace(/\([^)]*\)/g, ' ').trim()
  const tokens = tokensOf(bare || title)
  const named = phrasesIn(occupations, tokens).map(({ from, to, meanings }) => ({
    from,
    to,
    occupations: inLanguage(meanings, language),
    sayings: [],
  }))
  const said = phrasesIn(sayings, tokens).map(({ from, to, meanings }) => ({
    from,
    to,
    occupations: [],
    sayings: meanings,
  }))
  const segments = [...named, ...said].map(({ from, to, ...meaning }): Segment<Meaning> => {
    const each = exactly(meaning.occupations).length > 0 ? 11.3 : meaning.occupations.length > 0 ? 11 : 10
    return { from, to, meaning, worth: worthOf(to - from, each) }
  })
  const reading = bestReading(segments, tokens.length)
  const is = reading.flatMap(({ meaning }) => exactly(meaning.occupations))
  // a phrase that only sounds like another says so of its head too: a system administrator receives nobody
  const open = reading.filter(({ meaning }) => !meaning.occupations.some(({ isSoundAlike }) => isSoundAlike))
  const inside = open.flatMap(({ from, to }) =>
    heads(tokens.slice(from, to), language).flatMap((part) =>
      onlyOne(exactly(inLanguage(occupations.find(part), language))),
    ),
  )
  // "Driver" alone may be any of them; of a wide field a title says too little
  const fields = reading.flatMap(({ meaning }) => meaning.occupations.filter(({ field }) => field !== null))
  if (is.length === 0) inside.push(...fields.flatMap(({ positions }) => (positions.length > widest ? [] : positions)))
  return {
    is: [...new Set(is)],
    inside: [...new Set(inside)].filter((id) => !is.includes(id)),
    sayings: reading.flatMap(({ meaning }) => meaning.sayings),
  }
}

const exactly = (occupations: readonly Occupation[]) =>
  occupations.flatMap(({ positions, field }) => (field === null ? positions : []))

/** A head that may be several things ("مندوب") names none of them. */
const onlyOne = (positions: readonly number[]) => (positions.length === 1 ? positions : [])

/** The shorter names that may stand inside a name: "sales manager" ends with its head, "مدير مبيعات" begins with it. */
function heads(tokens: readonly Token[], language: Language): Token[][] {
  const lengths = Array.from({ length: Math.max(0, tokens.length - 1) }, (_, at) => at + 1)
  const last = lengths.map((length) => tokens.slice(-length))
  const first = lengths.map((length) => tokens.slice(0, length))
  if (language === 'en') return last
  if (language !== 'ru') return first
  // "главный бухгалтер" ends with its head; "помощник бухгалтера" begins with it
  return /(?:ый|ий|ой|ая|яя)$/i.test(tokens[0]?.text ?? '') ? last : first
}
