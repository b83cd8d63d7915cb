import type { Stems } from '#features/jobs/job-search/stems.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { remembered } from '#platform/shared/remembered.ts'
import type { Line } from './lines-of.ts'
import { apart } from './mark-rules.ts'
import { type Must, type Way, waysIn } from './ways.ts'

/** A word of a line: where it stands, folded. */
type Word = { from: number; to: number; folded: string }
export type Found = { must: number; line: Line; marks: [number, number][] }

const wordPattern = /[\p{L}\p{N}\p{M}+#]+(?:\.[\p{L}\p{N}]+)*/gu
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

/** For each thing that must be there the first line that has it, and where in it; nothing for what stands elsewhere. */
export function explain(lines: readonly Line[], musts: readonly Must[], stems: Stems): Found[] {
  const found = new Map<number, Found>()
  for (const line of lines) {
    if (found.size === musts.length) break
    const wanted = [...mustsNear(line, musts, stems)].filter((must) => !found.has(must))
    if (wanted.length === 0) continue
    // of a line that is known by its words alone nothing is shown: whether it says so is enough
    const bare = line.words?.split(' ')
    for (const must of wanted) {
      const { marksIn } = musts[must] as Must
      const ways = waysIn(musts[must] as Must, line)
      if (bare && !marksIn) {
        if (ways.some((way) => isSaid(bare, way, stems))) found.set(must, { must, line, marks: [] })
        continue
      }
      const words = wordsOfLine(line)
      const marks = [...ways.flatMap((way) => marksOf(words, way, stems)), ...(marksIn?.(line.text) ?? [])]
      if (marks.length > 0) found.set(must, { must, line, marks: apart(marks) })
    }
  }
  return [...found.values()].toSorted((one, other) => one.must - other.must)
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
function mustsNear(line: Line, musts: readonly Must[], stems: Stems): Iterable<number> {
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

const read = new WeakMap<Line, readonly Word[]>()

/** A line is read once, however many jobs it is compared with. */
function wordsOfLine(line: Line): readonly Word[] {
  if (line.words !== undefined) return line.words.split(' ').map((folded) => ({ from: 0, to: 0, folded }))
  const known = read.get(line) ?? wordsIn(line.text)
  read.set(line, known)
  return known
}

/** The folded words of a line between single spaces: what `Line.words` holds. */
export const foldedIn = (line: Line): string =>
  wordsOfLine(line)
    .map(({ folded }) => folded)
    .join(' ')

/** Whether a way stands in a line, by its folded words: what `marksOf` finds without where. */
function isSaid(line: readonly string[], { words: wanted, phrase, open, least, within }: Way, stems: Stems): boolean {
  if (wanted.length === 0) return false
  const fits = (folded: string, lexemes: readonly string[]) => isKnownAs(folded, lexemes, open, stems)
  const isThere = (lexemes: readonly string[]) => line.some((folded) => fits(folded, lexemes))
  if (least !== undefined) return wanted.filter(isThere).length >= least
  if (within !== undefined) return wanted.every(isThere) && windowsOf(line, wanted, within, fits).length > 0
  if (!phrase) return wanted.every(isThere)
  for (let at = 0; at + wanted.length <= line.length; at++)
    if (wanted.every((lexemes, step) => fits(line[at + step] ?? '', lexemes))) return true
  return false
}

const told = new WeakMap<readonly string[], Map<string, boolean>>()

/** The same words stand in hundreds of CVs: whether one is what is looked for is worked out once for each job. */
function isKnownAs(folded: string, lexemes: readonly string[], open: boolean, stems: Stems): boolean {
  const known = told.get(lexemes) ?? new Map<string, boolean>()
  told.set(lexemes, known)
  const before = known.get(folded)
  if (before !== undefined) return before
  const made = isOneOf(folded, lexemes, open, stems)
  known.set(folded, made)
  return made
}

function isOneOf(folded: string, lexemes: readonly string[], open: boolean, stems: Stems): boolean {
  if (lexemes.some((one) => folded === one || (open && folded.startsWith(one)))) return true
  const own = stems.get(folded)
  return own ? own.some((each) => each.some((stem) => lexemes.includes(stem))) : false
}

/** Where a way stands in a line; all of its words, one after the other if it is a phrase. */
function marksOf(
  words: readonly Word[],
  { words: wanted, phrase, open, least, within }: Way,
  stems: Stems,
): [number, number][] {
  if (wanted.length === 0) return []
  const fits = ({ folded }: Word, lexemes: readonly string[]) => isOneOf(folded, lexemes, open, stems)
  if (within !== undefined) return runsOf(words, windowsOf(words, wanted, within, fits))
  if (!phrase) {
    const each: [number, number][] = []
    let missing = 0
    for (const lexemes of wanted) {
      const found = words.filter((word) => fits(word, lexemes))
      // most ways miss their first word
      if (found.length === 0 && ++missing > wanted.length - (least ?? wanted.length)) return []
      for (const { from, to } of found) each.push([from, to])
    }
    return each
  }
  const marks: [number, number][] = []
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const [first, last] = [words[at], words[at + wanted.length - 1]]
    if (!first || !last || !fits(first, wanted[0] ?? [])) continue
    const run = words.slice(at, at + wanted.length)
    if (run.every((word, step) => fits(word, wanted[step] ?? []))) marks.push([first.from, last.to])
  }
  return marks
}

/** Of the first words that stand near to each other and are all that is wanted, those that are. */
function windowsOf<One>(
  words: readonly One[],
  wanted: Way['words'],
  within: number,
  fits: (word: One, lexemes: readonly string[]) => boolean,
): One[] {
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const window = words.slice(at, at + within)
    const [first] = window
    if (first === undefined || !wanted.some((lexemes) => fits(first, lexemes))) continue
    const theirs = wanted.map((lexemes) => window.find((word) => fits(word, lexemes)))
    const own = new Set(theirs.flatMap((word) => word ?? []))
    if (own.size === wanted.length) return [...own]
  }
  return []
}

/** Words that follow each other are marked together. */
function runsOf(words: readonly Word[], found: readonly Word[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, word] of words.entries()) {
    if (!found.includes(word)) continue
    const last = runs.at(-1)
    const before = words[at - 1]
    if (last && before && found.includes(before)) last[1] = word.to
    else runs.push([word.from, word.to])
  }
  return runs
}

function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(wordPattern))
    for (const folded of partsOf(word)) words.push({ from: index, to: index + word.length, folded })
  return words
}

/** CVs are made of the same words: each is folded once. */
const partsOf = remembered((word: string): readonly string[] => foldWords(word).split(' ').filter(Boolean), 50_000)
