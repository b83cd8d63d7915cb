import type { Language } from '#platform/shared/languages.ts'
import { asKnown, phrasesInForms } from './forms-for-women.ts'
import { isKindOfWorker, saysAnd } from './joined.ts'
import type { Meanings } from './meanings.ts'
import { inLanguage, nearPositions, type Occupation } from './occupations.ts'
import { bestReading, phrasesIn, type Segment, worthOf } from './segments.ts'
import { type Token, tokensOf, withoutForms } from './tokens.ts'
import type { Saying } from './vocabulary.ts'

/** What the title of an advert names. */
export type Titled = {
  /** Positions that it names. */
  is: number[]
  /** Positions that stand inside a longer name, the accountant in "Chief accountant", or beside the work: the washing in "Администратор автомойки". */
  inside: number[]
  /** Types, hours, facts and levels beside it. */
  sayings: Saying[]
}

/** So many positions a field has at most whose name a title may have instead of theirs. */
const widest = 14

type Meaning = { occupations: readonly Occupation[]; sayings: readonly Saying[] }

/** Reads a title: the longest names win, and inside them only their head counts, which stands last or first by language. */
export function occupationsIn(title: string, language: Language, { occupations, sayings }: Meanings): Titled {
  // brackets say when, how many or for whom
  const bare = withoutForms(title)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .trim()
  const tokens = asKnown(tokensOf(bare || title), (key) => occupations.knows(key) || sayings.knows(key))
  const levels = levelsAmong(tokens, sayings)
  const named = [...phrasesInForms(occupations, tokens), ...aroundLevels(tokens, levels, occupations)].map(
    ({ from, to, meanings }) => ({ from, to, occupations: inLanguage(meanings, language), sayings: [] }),
  )
  const said = phrasesIn(sayings, tokens).map(({ from, to, meanings }) => ({
    from,
    to,
    occupations: [],
    sayings: meanings,
  }))
  const vague = said.filter((one) => one.sayings.some(({ kind }) => kind === 'vague'))
  const breaks = breaksIn(bare || title, tokens)
  const segments = [...named, ...said].map(({ from, to, ...meaning }): Segment<Meaning> => {
    const isBeside = (one: { from: number; to: number }) => one.from >= to || one.to <= from
    const isLevel = to - from === 1 && levels.has(from) && (named.some(isBeside) || vague.some(isBeside))
    const isPosition = exactly(meaning.occupations).length > 0
    // beside work "principal" and "ведущий" are levels before they are a head of a school or a presenter
    const each = meaning.occupations.length === 0 ? 10 : isLevel ? 9 : isPosition ? 11.3 : 11
    // what a dash or comma cuts is hardly one name: "Data engineer - Azure" is no engineer of Azure
    const isCut = breaks.some((at) => at > from && at < to)
    return { from, to, meaning, worth: isCut ? each : worthOf(to - from, each) }
  })
  const reading = bestReading(segments, tokens.length)
  const parts = [...Map.groupBy(reading, ({ from }) => breaks.filter((at) => at <= from).length).values()]
  const isJoined = ({ from }: Segment<Meaning>) =>
    saysAnd.test(before(from)) || /^و/u.test(tokens[from]?.text ?? '') || /^[-‑]$/u.test(between(from))
  const between = (at: number) => (bare || title).slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from)
  const before = (at: number) => (bare || title).slice(tokens[at - 2]?.to ?? 0, tokens[at]?.from)
  const read = parts.map((part) => headsOf(part, language, isJoined))
  const is = read.flatMap((part) => part.is)
  // a phrase that only sounds like another says so of its head too: a system administrator receives nobody
  const open = reading.filter(({ meaning }) => !meaning.occupations.some(({ isSoundAlike }) => isSoundAlike))
  const inside = open.flatMap(({ from, to }) =>
    heads(tokens.slice(from, to), language).flatMap((part) =>
      onlyOne(exactly(inLanguage(occupations.find(part), language))),
    ),
  )
  // "Driver" alone may be any of them; of a wide field a title says too little
  if (is.length === 0) inside.push(...parts.flatMap(fieldsOf))
  return {
    is: [...new Set(is)],
    inside: [...new Set([...inside, ...read.flatMap(({ beside }) => beside)])].filter((id) => !is.includes(id)),
    sayings: reading.flatMap(({ meaning }) => meaning.sayings),
  }
}

/** Words that tell a level by themselves: "junior", "ведущий". */
const levelsAmong = (tokens: readonly Token[], sayings: Meanings['sayings']): ReadonlySet<number> =>
  new Set(tokens.flatMap((token, at) => (sayings.find([token]).some(({ kind }) => kind === 'level') ? [at] : [])))

/** Names with a level in between: a "Fraud Jr Analyst" is a fraud analyst. */
function aroundLevels(tokens: readonly Token[], levels: ReadonlySet<number>, occupations: Meanings['occupations']) {
  const kept = tokens.flatMap((_, at) => (levels.has(at) ? [] : [at]))
  if (kept.length === tokens.length) return []
  const others = kept.flatMap((at) => tokens[at] ?? [])
  return phrasesIn(occupations, others).flatMap(({ from, to, meanings }) => {
    const [first = 0, last = 0] = [kept[from], kept[to - 1]]
    return last - first > to - 1 - from ? [{ from: first, to: last + 1, meanings }] : []
  })
}

/** Where a title is cut into parts that are read by themselves, as numbers of tokens: at dashes between blanks, commas, bars. */
const breaksIn = (text: string, tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ from }, at) => (at > 0 && cut.test(text.slice(tokens[at - 1]?.to, from)) ? [at] : []))
export const cut = /[,،;:|•–—\n]|\s[-/]|[-/]\s/u

type Part = readonly Segment<Meaning>[]

/**
 * What a part names: where the head stands first, other work after it only tells of whom or in what, unless people of the first would do
 * it too. Who teaches a trade does not work in it.
 */
function headsOf(part: Part, language: Language, isJoined: (one: Segment<Meaning>) => boolean): Heads {
  const working = part.filter(({ meaning }) => meaning.occupations.some(({ positions }) => positions.length > 0))
  const named = working.map((one) => ({ ids: exactly(one.meaning.occupations), isJoined: isJoined(one) }))
  const teaching =
    working[0]?.meaning.occupations.filter(({ field }) => field !== null && teachers.includes(field)) ?? []
  const all = named.flatMap(({ ids }) => ids)
  const head = named[0]?.ids ?? []
  if (language === 'en' || working.length < 2) return { is: all, beside: [] }
  if (head.length === 0 && teaching.length > 0)
    return { is: [], beside: [...teaching.flatMap(({ positions }) => positions), ...all] }
  const near = new Set([...head, ...nearPositions(head)])
  const isBeside = ({ ids, isJoined }: (typeof named)[number]) =>
    !isJoined && !ids.some((id) => near.has(id) || nearPositions([id]).some((one) => head.includes(one)))
  const beside = head.length > 0 ? named.filter(isBeside) : []
  return {
    is: named.filter((one) => !beside.includes(one)).flatMap(({ ids }) => ids),
    beside: beside.flatMap(({ ids }) => ids),
  }
}
type Heads = { is: number[]; beside: number[] }

const teachers = ['trainer', 'teacher']

/** Fields narrow each other: who assists in purchasing. A kind of worker that the trade does not know says nothing. */
function fieldsOf(part: Part): number[] {
  const fields = part.flatMap(({ meaning }) => {
    const those = meaning.occupations.filter(({ field }) => field !== null)
    return those.length > 0 ? [{ those, ids: [...new Set(those.flatMap(({ positions }) => positions))] }] : []
  })
  const [first, ...others] = fields
  if (!first) return []
  const both = first.ids.filter((id) => others.every(({ ids }) => ids.includes(id)))
  if (both.length > 0 && both.length <= widest) return both
  const trades = fields.filter(({ those }) => !those.every(({ field }) => isKindOfWorker(field ?? '')))
  return (trades.length > 0 ? trades : fields).flatMap(({ those }) =>
    those.flatMap(({ positions }) => (positions.length > widest ? [] : positions)),
  )
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
