import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type TypedYears, yearsIn } from '#features/site/understanding/years.ts'
import type { Node, Term } from './read-boolean.ts'

const longest = 4

/**
 * A query without "5 years of experience" and such, which stand in no CV, and how many years are asked for; those of age only drop
 * out. A query of nothing else stays, unless it asks for years of work. `words` are those that named the years.
 */
export function withoutYears(
  node: Node | null,
  { sayings }: Pick<Meanings, 'sayings'>,
): { node: Node | null; years: number | null; words: string } {
  if (node?.kind !== 'and') return { node, years: null, words: '' }
  const { parts: left, years, words } = worked(node.parts)
  const parts: Node[] = []
  for (let at = 0; at < left.length; ) {
    const length = yearsAt(left, at, sayings)
    if (length === 0) parts.push(left[at] as Node)
    at += Math.max(1, length)
  }
  if (parts.length === 0) return { node: years === null ? node : null, years, words }
  return { node: parts.length === 1 ? (parts[0] as Node) : { kind: 'and', parts }, years, words }
}

/** Parts without the words that name years of work, wherever they stand beside each other. */
function worked(parts: readonly Node[]): { parts: readonly Node[]; years: number | null; words: string } {
  const plain = parts.map((part) => (isPlain(part) ? part.text : '|'))
  const typed = yearsIn(plain.join(' ')) ?? manyYearsIn(plain)
  if (typed === null) return { parts, years: null, words: '' }
  let from = 0
  const isOutside = parts.map((_, at) => {
    const to = from + (plain[at]?.length ?? 0)
    const isApart = to <= typed.from || from >= typed.to
    from = to + 1
    return isApart
  })
  return {
    parts: parts.filter((_, at) => isOutside[at]),
    years: typed.years,
    words: plain.filter((_, at) => !isOutside[at]).join(' '),
  }
}

/** Words that name an age before a number: "up to 35 years" is one. */
const ofAges =
  /^(?:up|to|under|below|max|maximum|aged?|until|до|возраст\p{L}*|moins|jusqu.*|[âa]g[eé]e?s?|عمره?ا?|العمر|سن|حتى|تحت)$/iu
const mostYears = 50

/** So many years alone, "welder 15 years", which are an age elsewhere; of who does work they are years of it. */
function manyYearsIn(plain: readonly string[]): TypedYears | null {
  const isMany = (word: string, at: number) => {
    const years = /^[\d٠-٩]{2}\+?$/.test(word) ? numberIn(word) : 0
    return years > 0 && years <= mostYears && !ofAges.test(plain[at - 1] ?? '')
  }
  // the same with fewer of them, letter by letter, is read as years of work
  const asFew = plain.map((word, at) => (isMany(word, at) ? `10${word.slice(2)}` : word)).join(' ')
  const typed = yearsIn(asFew)
  if (typed === null) return null
  const years = numberIn(plain.join(' ').slice(typed.from, typed.to))
  return years > 0 ? { ...typed, years } : null
}

/** The first number of two digits, in the digits of any of the four languages; 0 for none. */
const numberIn = (text: string): number =>
  Number(/(?<!\d)\d\d(?!\d)/.exec(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))?.[0] ?? 0)

const isPlain = (part: Node | undefined): part is Term => part?.kind === 'term' && !part.quoted

/** How many words from here on say a number of years. */
function yearsAt(parts: readonly Node[], from: number, sayings: Meanings['sayings']): number {
  const first = parts[from]
  if (first?.kind !== 'term' || !/^\d\d?\+?$/.test(first.text)) return 0
  for (let length = longest; length > 1; length--) {
    const run = parts.slice(from + 1, from + length)
    if (run.length < length - 1 || !run.every(isPlain)) continue
    const said = ['0', ...run.map(({ text }) => text)].join(' ')
    if (sayings.find(tokensOf(said)).some(({ kind }) => kind === 'filler')) return length
  }
  return 0
}
