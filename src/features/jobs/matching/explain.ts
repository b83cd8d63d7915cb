import type { Stems } from '#features/jobs/job-search/stems.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import type { Line } from './lines-of.ts'
import type { Must, Way } from './ways.ts'

/** A word of a line: where it stands, folded. */
type Word = { from: number; to: number; folded: string }
export type Found = { must: number; line: Line; marks: [number, number][] }

const wordPattern = /[\p{L}\p{N}\p{M}+#]+(?:\.[\p{L}\p{N}]+)*/gu
/** Words that begin otherwise have another stem: only few have to be asked for. */
const telling = 2

/** Words of these lines that may be what is looked for, and whose stems have to be known before `explain`. */
export function wordsToStem(lines: readonly Line[], musts: readonly Must[]): string[] {
  const beginnings = new Set(musts.flatMap(({ ways }) => ways.flatMap(({ words }) => words.flat().map(beginning))))
  return [
    ...new Set(
      lines.flatMap((line) =>
        wordsOfLine(line).flatMap(({ folded }) => (beginnings.has(beginning(folded)) ? [folded] : [])),
      ),
    ),
  ]
}

/** For each thing that must be there the first line that has it, and where in it; nothing for what stands elsewhere. */
export function explain(lines: readonly Line[], musts: readonly Must[], stems: Stems): Found[] {
  const each = lines.map((line) => ({ line, words: wordsOfLine(line) }))
  return musts.flatMap(({ ways, marksIn }, must) => {
    for (const { line, words } of each) {
      const said = ways
        .filter(({ section }) => section === null || section === line.section)
        .flatMap((way) => marksOf(words, way, stems))
      const marks = [...said, ...(marksIn?.(line.text) ?? [])]
      if (marks.length > 0) return [{ must, line, marks: apart(marks) }]
    }
    return []
  })
}

const read = new WeakMap<Line, Word[]>()

/** A line is read once, however many jobs it is compared with. */
function wordsOfLine(line: Line): Word[] {
  const known = read.get(line) ?? wordsIn(line.text)
  read.set(line, known)
  return known
}

/** Where a way stands in a line; all of its words, one after the other if it is a phrase. */
function marksOf(words: readonly Word[], { words: wanted, phrase, open }: Way, stems: Stems): [number, number][] {
  if (wanted.length === 0) return []
  const fits = ({ folded }: Word, lexemes: readonly string[]) =>
    lexemes.some((one) => folded === one || (open && folded.startsWith(one))) ||
    (stems
      .get(folded)
      ?.flat()
      .some((stem) => lexemes.includes(stem)) ??
      false)
  if (!phrase) {
    const each = wanted.map((lexemes) => words.filter((word) => fits(word, lexemes)))
    return each.every((found) => found.length > 0) ? each.flat().map(({ from, to }) => [from, to]) : []
  }
  return words.flatMap((first, at) => {
    const run = wanted.map((lexemes, step) => {
      const word = words[at + step]
      return word && fits(word, lexemes) ? word : null
    })
    return run.every((word) => word !== null) ? [[first.from, (run.at(-1) ?? first).to] as [number, number]] : []
  })
}

function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = foldWords(word)
    if (folded === '') continue
    const parts = folded.split(' ')
    for (const part of parts) words.push({ from: index, to: index + word.length, folded: part })
  }
  return words
}

const beginning = (word: string) => word.slice(0, telling)

/** In order, none within another. */
function apart(marks: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = []
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = out.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

/** About so many signs around the first mark, cut between words, the marks moved with it. */
export function snippetOf(
  { text, marks }: { text: string; marks: readonly (readonly [number, number])[] },
  most = 110,
) {
  const whole = { text, marks: marks.map(([from, to]): [number, number] => [from, to]) }
  if (text.length <= most) return whole
  const [first = [0, 0]] = marks
  const begin = first[0] <= most / 2 ? 0 : afterBlank(text, first[0] - Math.floor(most / 3))
  const end = begin + most >= text.length ? text.length : beforeBlank(text, begin + most, first[1])
  const before = begin > 0 ? '…' : ''
  const shift = before.length - begin
  return {
    text: `${before}${text.slice(begin, end)}${end < text.length ? '…' : ''}`,
    marks: marks
      .filter(([, to]) => to <= end && to > begin)
      .map(([from, to]): [number, number] => [Math.max(from, begin) + shift, to + shift]),
  }
}

const afterBlank = (text: string, at: number) => {
  const blank = text.indexOf(' ', Math.max(0, at))
  return blank < 0 ? at : blank + 1
}
const beforeBlank = (text: string, at: number, least: number) => Math.max(least, text.lastIndexOf(' ', at))
