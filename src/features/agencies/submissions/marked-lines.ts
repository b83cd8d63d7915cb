import { linesOf } from '#features/jobs/matching/lines-of.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import type { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** A CV line by line, with the words marked that show what is asked for. */
export function markedLines(content: CvContent | null, matches: readonly Match[]): SheetLine[] {
  if (!content) return []
  const shown = matches.flatMap((match) => (match.shown?.from === 'cv' && match.shown.line ? [match.shown] : []))
  return linesOf(content).map((line) => ({
    ...line,
    marks: shown.filter(({ line: number }) => number === line.number).flatMap((one) => marksIn(line.text, one)),
  }))
}

type Shown = { text: string; marks: readonly (readonly [number, number])[] }

/** What is shown may be a part of the line, with dots where it was cut. */
function marksIn(text: string, { text: part, marks }: Shown): [number, number][] {
  const begin = part.startsWith('…') ? 1 : 0
  const at = text.indexOf(part.replace(/^…|…$/gu, ''))
  if (at < 0) return []
  return marks.map(([from, to]): [number, number] => [from - begin + at, to - begin + at])
}
