import { isRightToLeft } from '../layout/letters.ts'
import { type Line, withoutBullet } from '../layout/line.ts'
import { numberingOf } from '../layout/numbers.ts'
import { periodIn } from './dates.ts'
import type { Part } from './headings.ts'
import { entriesOf } from './split-entries.ts'
import { wraps } from './wraps.ts'

/** One of a list of certificates or projects: the lines that name it, and those that tell of it. */
export type Thing = { heads: Line[]; body: Line[] }

/** More white space than this above a line, beside that above most, begins another. */
const apart = 0.5
const longestHead = 140

/** Lines of a section as things: by their points, by their dates, or by what sets them apart. */
export function thingsOf(lines: Line[]): Thing[] {
  const numbered = numberingOf(lines.map(({ text }) => text))
  const isPoint = (line: Line) => line.bullet || numbered(line.text)
  if (lines[0] && isPoint(lines[0])) return byPoints(lines, isPoint)
  if (lines.some(({ text }) => periodIn(text)))
    return entriesOf(lines, true).map(({ heads, body }) => ({ heads, body }))
  return byLooks(lines)
}

function byPoints(lines: Line[], isPoint: (line: Line) => boolean): Thing[] {
  const things: Thing[] = []
  const side = isRightToLeft(lines[0]?.text ?? '') ? 'x2' : 'x1'
  const edge = lines[0]?.[side] ?? 0
  for (const [at, line] of lines.entries()) {
    const last = things.at(-1)
    const before = lines[at - 1]
    if (!last || (isPoint(line) && Math.abs(line[side] - edge) < 3)) things.push({ heads: [line], body: [] })
    else if (before && last.body.length === 0 && !isPoint(line) && wraps(before, line)) last.heads.push(line)
    else last.body.push(line)
  }
  return things
}

/** In bold among others, below more white space than others, or each line one where nothing tells. */
function byLooks(lines: Line[]): Thing[] {
  const bold = lines.some((line) => line.bold) && lines.some((line) => !line.bold)
  const gaps = lines.slice(1).flatMap(({ above }) => (above > 0 ? [above] : []))
  const least = Math.min(...gaps)
  const spaced = gaps.some((gap) => gap > least + apart)
  const points = lines.some(({ bullet }) => bullet)
  const things: Thing[] = []
  for (const [at, line] of lines.entries()) {
    const last = things.at(-1)
    const before = lines[at - 1]
    const begins = bold
      ? line.bold && !before?.bold
      : spaced
        ? line.above > least + apart
        : points
          ? !line.bullet
          : !(before && wraps(before, line))
    if (!last || begins) things.push({ heads: [line], body: [] })
    else if (before && last.body.length === 0 && line.bold === before.bold && wraps(before, line)) last.heads.push(line)
    else last.body.push(line)
  }
  return things
}

/** Whether all of them have names that could stand in a list, and not one is prose. */
const areNamed = (things: Thing[]): boolean =>
  things.length > 0 && things.every(({ heads: [first] }) => first && withoutBullet(first.text).length < longestHead)

/** What sections of one name list, each thing as `read` tells it; `from` are the sections of which any was read. */
export function listedIn<Told>(
  parts: Part[],
  section: Part['section'],
  read: (thing: Thing) => Told[],
  inThings: (lines: Line[]) => Thing[] = thingsOf,
): { told: Told[]; from: Part[] } {
  const found = parts
    .filter((part) => part.section === section)
    .map((part) => ({ part, things: inThings(part.lines) }))
    .filter(({ things }) => areNamed(things))
    .map(({ part, things }) => ({ part, told: things.flatMap(read) }))
    .filter(({ told }) => told.length > 0)
  return { told: found.flatMap(({ told }) => told), from: found.map(({ part }) => part) }
}
