import type { Line } from '../layout/line.ts'
import { cuesIn } from './cues.ts'
import { loneEnd } from './dates.ts'
import { type Marked, marked } from './entry-lines.ts'
import { isPeriod } from './stacked-dates.ts'

/** One job or study: the lines that head it, its period, and what is told of it. */
export type Entry = { heads: Line[]; period: Marked['period']; body: Line[] }

/** Lines of a section as entries: a period is the anchor of each, the lines around it are its head. */
export function entriesOf(lines: Line[], points: boolean): Entry[] {
  const all = marked(lines, points)
  const entries: Entry[] = []
  const signature: Signature = { first: null, offset: null, points }
  for (const block of blocksOf(all)) {
    if (block[0]?.body) {
      entries.at(-1)?.body.push(...block.map(({ line }) => line))
      continue
    }
    const split = splitBlock(withoutTail(block, entries.at(-1), signature), signature)
    if (!split) {
      standAlone(entries, block)
      continue
    }
    entries.push(...split.map((group) => ({ heads: group.map(({ line }) => line), period: anchorOf(group), body: [] })))
  }
  return entries
}

/** Where periods come first in their entries, what stands before one belongs to the entry above. */
function withoutTail(block: Marked[], last: Entry | undefined, { offset, points }: Signature): Marked[] {
  const first = offset === 0 && last ? anchorsOf(block, points)[0] : undefined
  if (!first || !last) return block
  for (const { line } of block.slice(0, first))
    (line.cells.some(({ role }) => role) ? last.heads : last.body).push(line)
  return block.slice(first)
}

const anchorOf = (group: Marked[]) =>
  group.find(({ period }) => period?.range)?.period ?? group.find(({ period }) => period)?.period ?? null

/** Lines that head and lines that tell, in turns. */
function blocksOf(all: Marked[]): Marked[][] {
  const blocks: Marked[][] = []
  for (const one of all) {
    const last = blocks.at(-1)
    if (last && last[0]?.body === one.body) last.push(one)
    else blocks.push([one])
  }
  return blocks
}

/** A head without a period: the company above several roles, or a title inside a description; what is labelled belongs to the entry above. */
function standAlone(entries: Entry[], block: Marked[]) {
  const lines = block.map(({ line }) => line)
  const last = entries.at(-1)
  if (last && lines.some(({ cells }) => cells.some(({ role }) => role))) {
    last.heads.push(...lines)
    return
  }
  entries.push({ heads: lines, period: null, body: [] })
}

type Signature = { first: Marked | null; offset: number | null; points: boolean }

/** A block as groups of lines with one anchor each; null where it has none. */
function splitBlock(block: Marked[], signature: Signature): Marked[][] | null {
  const { points } = signature
  const anchors = anchorsOf(block, points)
  const first = anchors[0]
  if (first === undefined) return null
  signature.offset ??= first
  signature.first ??= block[0] ?? null
  const starts = [0]
  for (let at = 1; at < anchors.length; at++)
    starts.push(startBetween(block, anchors[at - 1] ?? 0, anchors[at] ?? 0, signature))
  return starts.map((start, at) => block.slice(start, starts[at + 1] ?? block.length))
}

/** Ranges anchor; single dates do so only where no range stands near. */
function anchorsOf(block: Marked[], points: boolean): number[] {
  const all = [...block.keys()].filter((at) => block[at]?.period)
  const ranges = all.filter((at) => block[at]?.period?.range)
  if (ranges.length === 0) return all
  if (!points)
    return all.filter(
      (at) =>
        ranges.includes(at) || block[at]?.period?.isAlike || ranges.some((other) => isSetAs(block[at], block[other])),
    )
  const places = new Set(ranges.map((at) => sideOf(block[at])))
  const [side] = places
  // a study of one year among others of several
  return all.filter(
    (at) =>
      ranges.includes(at) ||
      isWhole(block[at]) ||
      (places.size === 1 && side !== null && sideOf(block[at]) === side) ||
      (isAlone(block[at]) && ranges.every((other) => Math.abs(other - at) > 1)),
  )
}

/** At which side of a line with other words its period stands; null where it stands alone or among them. */
function sideOf(one: Marked | undefined): 'before' | 'behind' | null {
  if (!one?.period || one.line.text.length - (one.period.to - one.period.from) < fewestBeside) return null
  const { cell, from, to } = one.period
  if (cell === one.line.cells[0] && from < 3) return 'before'
  return cell === one.line.cells.at(-1) && cell.text.length - to < 3 ? 'behind' : null
}

const fewestBeside = 8

/** A study in one line, with its year: a row of a table, or a degree and its school beside each other. */
const isWhole = (one: Marked | undefined) =>
  one !== undefined &&
  !one.body &&
  (one.line.cells.filter(({ role }) => role).length > 1 ||
    (cuesIn('degree', one.line.text) > 0 && cuesIn('institution', one.line.text) > 0))

/** `Summer 2022` in a line of its own, set as periods of the same list are. */
const isSetAs = (one: Marked | undefined, range: Marked | undefined) =>
  isAlone(one) &&
  one?.line.cells.length === 1 &&
  range?.line.cells.length === 1 &&
  isPeriod(range.line.text) &&
  one.line.bold === range.line.bold &&
  Math.abs(one.line.size - range.line.size) < 0.3 &&
  Math.abs(one.line.x1 - range.line.x1) < 3

const isAlone = (one: Marked | undefined) => one?.period?.cell !== undefined && loneEnd(one.period.cell.text) !== null

/** Where, after one anchor and up to the next, the next entry begins: at white space, at a line like the first one, at the usual distance. */
function startBetween(block: Marked[], before: number, anchor: number, { first, offset }: Signature): number {
  let best = anchor
  let most = Number.NEGATIVE_INFINITY
  const gaps = block.slice(before + 1, anchor + 1).map(({ line }) => line.above)
  const widest = Math.max(...gaps)
  const narrowest = Math.min(...gaps)
  for (let at = before + 1; at <= anchor; at++) {
    const line = block[at]?.line
    if (!line) continue
    const spaced = widest - narrowest > 0.25 ? ((line.above - narrowest) / (widest - narrowest)) * 3 : 0
    const alike = first && first.line.bold === line.bold && Math.abs(first.line.size - line.size) < 0.4 ? 0.8 : 0
    const boldFirst = line.bold && !block[at - 1]?.line.bold ? 1 : 0
    const usual = anchor - at === offset ? 1.5 : 0
    const worth = spaced + alike + boldFirst + usual - Math.abs(anchor - at - (offset ?? 0)) * 0.1
    if (worth > most) {
      most = worth
      best = at
    }
  }
  return best
}
