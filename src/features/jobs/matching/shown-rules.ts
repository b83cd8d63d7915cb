import type { Line } from './lines-of.ts'
import { apart } from './marks-apart.ts'
import type { Match } from './match-contract.ts'

type Mark = [number, number]

/** Lines of a CV with what shows the requirements marked: the words that do, or the whole line where it is not told which. */
export const withShown = <One extends Pick<Line, 'number' | 'text'>>(
  lines: readonly One[],
  matches: readonly Match[],
): (One & { marks: Mark[] })[] =>
  lines.map((line) => ({ ...line, marks: apart(matches.flatMap((match) => marksIn(line, match))) }))

function marksIn({ number, text }: Pick<Line, 'number' | 'text'>, { shown }: Match): Mark[] {
  if (shown?.from !== 'cv' || shown.line !== number || text === '') return []
  const words = shown.marks.map(([from, to]) => shown.text.slice(from, to))
  if (words.length === 0) return [[0, text.length]]
  return words.flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length] as Mark]
  })
}
