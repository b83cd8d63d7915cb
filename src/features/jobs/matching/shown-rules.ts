import { apart } from './mark-rules.ts'
import type { Match } from './match-contract.ts'

type Mark = [number, number]
/** A line of a CV. */
type Line = { number: number; text: string }

/** Lines of a CV with what shows the requirements marked: the words that do, or the whole line where it is not told which. */
export const withShown = <One extends Line>(
  lines: readonly One[],
  matches: readonly Match[],
): (One & { marks: Mark[] })[] =>
  lines.map((line) => ({ ...line, marks: apart(matches.flatMap((match) => marksIn(line, match))) }))

function marksIn({ number, text }: Line, { shown }: Match): Mark[] {
  if (shown?.from !== 'cv' || shown.line !== number || text === '') return []
  const words = shown.marks.map(([from, to]) => shown.text.slice(from, to))
  if (words.length === 0) return [[0, text.length]]
  return words.flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length] as Mark]
  })
}
