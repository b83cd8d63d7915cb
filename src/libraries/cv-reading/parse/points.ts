import { isRightToLeft } from '../layout/letters.ts'
import { type Line, withoutBullet } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import { numberingOf } from '../layout/numbers.ts'
import { wraps } from './wraps.ts'

/** Where lines of a list begin, in points: what stands nearer is the same edge, what stands further away another list. */
const sameEdge = 2
const indents = [4, 30] as const
/** White space above, in heights of a line: how much more of it parts points, and how much parts other things. */
const pointGap = 0.2
const farGap = 2.6
/** As many may be paragraphs. */
const fewestSpaced = 2

/** Lines as one text each, those that a page broke put together again where their places show it; points begin with their sign. */
export function toldIn(lines: Line[], known: ReadonlySet<string>): string[] {
  const numbered = numberingOf(lines.map(({ text }) => text))
  const isPoint = (line: Line) => line.bullet || numbered(line.text)
  return lines.some(isPoint) ? bySigns(lines, known, isPoint) : lines.map(textOf)
}

/** The same of what is told of an entry: where points have lost their signs, white space and edges tell them. */
export function pointsIn(lines: Line[], known: ReadonlySet<string>): string[] {
  const begins = lines.some(({ bullet }) => bullet) ? null : (beginsOf(lines) ?? unsizedOf(lines))
  if (!begins) return toldIn(lines, known)
  const out: string[] = []
  for (const line of lines) {
    if (begins.has(line)) out.push(`• ${textOf(line)}`)
    else out.push(joinedAt(out.pop() ?? '', textOf(line), known))
  }
  return out
}

const textOf = ({ cells }: Line) => cells.map(({ text }) => text).join(' ')

function bySigns(lines: Line[], known: ReadonlySet<string>, isPoint: (line: Line) => boolean): string[] {
  const out: string[] = []
  let point: Line | null = null
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const text = textOf(line)
    if (isPoint(line)) {
      point = line
      out.push(line.bullet ? `• ${withoutBullet(text)}` : text)
    } else if (point && before && isFurtherIn(line, point) && wraps(before, line))
      out.push(joinedAt(out.pop() ?? '', text, known))
    else out.push(text)
  }
  return out
}

/** Where one begins to read. */
const edgeOf = ({ text, x1, x2 }: Line) => (isRightToLeft(text) ? -x2 : x1)

const isFurtherIn = (line: Line, point: Line) =>
  Boolean(line.cells[0]?.box) && line.column === point.column && edgeOf(line) - edgeOf(point) > sameEdge

/** Where points begin that have no sign: below more white space, or at an edge of their own; null where neither tells. */
function beginsOf(lines: Line[]): Set<Line> | null {
  const [first, ...rest] = lines
  if (!first?.cells[0]?.box || rest.length < 2) return null
  const [spaced, setOff] = [spacedOf(lines), setOffOf(lines)]
  const begins = new Set([first, ...spaced, ...setOff])
  const agree = spaced.length === setOff.length && spaced.every((line) => setOff.includes(line))
  const goesOn = (line: Line, at: number) => {
    const before = lines[at - 1]
    return begins.has(line) || agree || (before !== undefined && (wraps(before, line) || /^\p{Ll}/u.test(line.text)))
  }
  const enough = setOff.length > 0 ? 1 : fewestSpaced
  return begins.size > enough && begins.size < lines.length && lines.every(goesOn) ? begins : null
}

/** Where letters have no size, only the width of the page tells what it broke. */
function unsizedOf(lines: Line[]): Set<Line> | null {
  if (lines.length < 2 || !lines.every(({ cells, text }) => cells[0]?.box && isRightToLeft(text))) return null
  const begins = lines.filter((line, at) => {
    const before = lines[at - 1]
    return !before || !wraps(before, line)
  })
  return begins.length > 1 ? new Set(begins) : null
}

function spacedOf(lines: Line[]): Line[] {
  const near = lines.slice(1).filter((line, at) => line.page === lines[at]?.page && line.above > 0)
  const least = Math.min(...near.map(({ above }) => above))
  return near.filter(({ above }) => above > least + pointGap && above < farGap)
}

/** The first line of a point begins further out than those it goes on in, or further in. */
function setOffOf([first, ...rest]: Line[]): Line[] {
  if (!first) return []
  const own = edgeOf(first)
  const apart = rest.map(edgeOf).filter((edge) => Math.abs(edge - own) > sameEdge)
  const other = apart[0] ?? own
  const away = Math.abs(other - own)
  const isHung = away > indents[0] && away < indents[1] && apart.every((edge) => Math.abs(edge - other) <= sameEdge)
  return isHung ? rest.filter((line) => Math.abs(edgeOf(line) - own) <= sameEdge) : []
}
