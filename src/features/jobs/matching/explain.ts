import type { Stems } from '#features/jobs/job-search/stems.ts'
import type { Line } from './lines-of.ts'
import { apart } from './mark-rules.ts'
import { mustsNear } from './near-words.ts'
import { isOneOf, type Must, type Way, waysIn } from './ways.ts'
import { type Word, wordsOfLine } from './words-of-line.ts'

export type Found = { must: number; line: Line; marks: [number, number][] }

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
