import type { Match } from '#features/jobs/matching/match-contract.ts'
import type { SheetLine } from '#features/sourcing/cv-search/contract.ts'

type Line = Pick<SheetLine, 'number' | 'text' | 'marks'>

/** Lines of a CV with what shows the requirements marked: the words that do, or the whole line where it is not told which. */
export const withShown = <One extends Line>(lines: readonly One[], matches: readonly Match[]): One[] =>
  lines.map((line) => ({ ...line, marks: apart(matches.flatMap((match) => marksIn(line, match))) }))

function marksIn({ number, text }: Line, { shown }: Match): [number, number][] {
  if (shown?.from !== 'cv' || shown.line !== number || text === '') return []
  const words = shown.marks.map(([from, to]) => shown.text.slice(from, to))
  if (words.length === 0) return [[0, text.length]]
  return words.flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length] as [number, number]]
  })
}

/** In order, none within another. */
function apart(marks: readonly [number, number][]): [number, number][] {
  const out: [number, number][] = []
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = out.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}
