import { foldInPlace } from '#features/site/understanding/fold-in-place.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import type { Saying } from '#features/site/understanding/vocabulary.ts'
import type { Node, Term } from './read-boolean.ts'

const longest = 4
/** What an employer offers stands in no CV. */
const offered = new Set(['housing', 'transport', 'pay', 'visa'])
const isUnused = ({ kind, value }: Saying) =>
  (kind === 'filler' && (value === 'gender' || value === 'near')) || (kind === 'fact' && offered.has(value))

/** The most that somebody may count in years, "under 35", «до 35 лет», "moins de 40 ans", «اقل من ٣٠ سنة». */
const age =
  /^(?:under|below|max|maximum|younger than|less than|aged?(?: under| below| up to)?|up to|до|младше|моложе|не старше|возраст(?: до)?|moins de|jusqu'à|[âa]g[ée]e?s?(?: de)? moins de|اقل من|تحت|دون|حتى|عمر(?:ه|ها)?(?: اقل من| تحت)?|العمر|لا يتجاوز) (?:1[6-9]|[2-6]\d)(?:[-–]\d\d)?(?: (?:years?(?: old)?|yrs?|y\.?o\.?|лет|года?|ans|سنه|سنوات|عاما?))?$/iu

/**
 * A query without whom one would rather have, and without what is offered: who is a woman or how old somebody is, no search of this house asks;
 * the words that said so are told. A query of nothing else stays.
 */
export function withoutUnused(
  node: Node | null,
  { sayings }: Pick<Meanings, 'sayings'>,
): { node: Node | null; words: string[] } {
  if (node?.kind !== 'and') return { node, words: [] }
  const left: Node[] = []
  const words: string[] = []
  for (let at = 0; at < node.parts.length; ) {
    const run = runAt(node.parts, at, sayings)
    if (run.length === 0) left.push(node.parts[at] as Node)
    else words.push(run.map(({ text }) => text).join(' '))
    at += Math.max(1, run.length)
  }
  if (left.length === 0) return { node, words: [] }
  return { node: left.length === 1 ? (left[0] as Node) : { ...node, parts: left }, words }
}

/** The longest run of plain words from here on that says so. */
function runAt(parts: readonly Node[], from: number, sayings: Meanings['sayings']): Term[] {
  const plain: Term[] = []
  for (const part of parts.slice(from, from + longest)) {
    if (part.kind !== 'term' || part.quoted || part.open) break
    plain.push(part)
  }
  for (let length = plain.length; length > 0; length--) {
    const run = plain.slice(0, length)
    const text = run.map((one) => one.text).join(' ')
    if (age.test(foldInPlace(text)) || sayings.find(tokensOf(text)).some(isUnused)) return run
  }
  return []
}
