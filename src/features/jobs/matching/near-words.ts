import type { Stems } from '#features/jobs/job-search/stems.ts'
import type { Line } from './lines-of.ts'
import { isOneOf, type Must, type Way } from './ways.ts'
import { wordsOfLine } from './words-of-line.ts'

/**
 * Words of these lines that may be what is looked for, and whose stems have to be known before `explain`: those that begin otherwise
 * have another stem.
 */
export function wordsToStem(lines: readonly Line[], musts: readonly Must[]): string[] {
  const near = nearTo(musts)
  const words = new Set<string>()
  for (const line of lines) for (const word of nearOf(line, near)) words.add(word)
  return [...words]
}

type Near = {
  isNear: (text: string, from: number, to: number) => boolean
  /** Places of musts by how a word of theirs begins; of those of which only the first letter may be known, by nothing. */
  byBeginning: Map<number | null, Set<number>>
  musts: Map<string, readonly number[]>
  /** The near words of lines that were looked through. */
  lines: WeakMap<Line, readonly string[]>
}
const near = new WeakMap<readonly Must[], Near>()

/** Which words begin as one that is looked for does: most of a CV does not. What each may be is worked out once, however many lines have it. */
function nearTo(musts: readonly Must[]): Near {
  const known = near.get(musts)
  if (known) return known
  const beginnings = new Set<number>()
  const byBeginning: Near['byBeginning'] = new Map()
  for (const [at, { ways }] of musts.entries())
    for (const { words, open, within } of ways)
      for (const word of words.flat()) {
        const beginning = beginningAt(word, 0, word.length)
        beginnings.add(beginning)
        // the words that a sentence has in any order are those of another way
        if (within !== undefined) continue
        const key = open ? null : beginning
        byBeginning.set(key, (byBeginning.get(key) ?? new Set()).add(at))
      }
  const isOpen = musts.some(({ ways }) => ways.some(({ open }) => open))
  const made: Near = {
    isNear: (text, from, to) => isOpen || beginnings.has(beginningAt(text, from, to)),
    byBeginning,
    musts: new Map(),
    lines: new WeakMap(),
  }
  near.set(musts, made)
  return made
}

/** The first two letters of a word as a number, so that nothing is cut out of a text to be looked up. */
const beginningAt = (text: string, from: number, to: number): number =>
  text.charCodeAt(from) * 0x10000 + (to - from > 1 ? text.charCodeAt(from + 1) : 0)

/** Musts of which a word of this line is a part. */
export function mustsNear(line: Line, musts: readonly Must[], stems: Stems): Iterable<number> {
  const near = nearTo(musts)
  const known = near.musts
  const out = new Set<number>()
  for (const [at, { marksIn }] of musts.entries()) if (marksIn) out.add(at)
  for (const word of nearOf(line, near)) {
    const those = known.get(word) ?? mustsOf(word, musts, near, stems)
    known.set(word, those)
    for (const one of those) out.add(one)
  }
  return out
}

/** Lines are looked through for the words to be stemmed, and once more to be compared. */
function nearOf(line: Line, { isNear, lines }: Near): readonly string[] {
  const known = lines.get(line) ?? nearIn(line, isNear)
  lines.set(line, known)
  return known
}

/** A line of which only the words are known is not cut into them: most of them do not matter. */
function nearIn(line: Line, isNear: Near['isNear']): string[] {
  if (line.words === undefined)
    return wordsOfLine(line).flatMap(({ folded }) => (isNear(folded, 0, folded.length) ? [folded] : []))
  const { words } = line
  const found: string[] = []
  for (let from = 0; from < words.length; ) {
    const blank = words.indexOf(' ', from)
    const to = blank < 0 ? words.length : blank
    if (isNear(words, from, to)) found.push(words.slice(from, to))
    from = to + 1
  }
  return found
}

/** What a word is a part of: looked for where something begins as it does, or as a stem of it. */
function mustsOf(folded: string, musts: readonly Must[], { byBeginning }: Near, stems: Stems): number[] {
  const own = [folded, ...(stems.get(folded) ?? []).flat()].map((one) => beginningAt(one, 0, one.length))
  const likely = new Set([null, ...own].flatMap((beginning) => [...(byBeginning.get(beginning) ?? [])]))
  const isPartOf = ({ words, open, within }: Way) =>
    within === undefined && words.some((lexemes) => isOneOf(folded, lexemes, open, stems))
  return [...likely].filter((at) => musts[at]?.ways.some(isPartOf))
}
