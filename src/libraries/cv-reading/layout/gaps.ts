import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './letters.ts'

/** White space, in heights of a letter, between words and between cells. */
export const wordGap = 0.17
export const cellGap = 1.2
/** Where the letters of a line show it: so much is one, so much more than most of them leave. */
const leastWordGap = 0.11
const clearOfLetters = 0.08
const mostLetters = 0.85
const fewestGaps = 8
/** Letters set apart, in heights of a letter, and how many of them show it. */
const leastTracking = 0.08
const fewestTracked = 5

/** Letters that are set apart, by how far: as much is no space between words. */
export function trackingOf(row: Glyph[]): Map<Glyph, number> {
  const out = new Map<Glyph, number>()
  let run: Glyph[] = []
  const close = () => {
    const gaps = run.slice(1).map((glyph, at) => glyph.x1 - (run[at]?.x2 ?? 0))
    const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
    if (run.length >= fewestTracked && usual > (run[0]?.size ?? 0) * leastTracking)
      for (const glyph of run) out.set(glyph, usual)
    run = []
  }
  for (const glyph of row) {
    if (glyph.sign === ' ') continue
    if (glyph.whole || isShaped(glyph)) return out
    const before = run.at(-1)
    if (before && glyph.x1 - before.x2 > glyph.size * cellGap) close()
    run.push(glyph)
  }
  close()
  return out
}

/** Letters of a line that leave as good as nothing between them show a narrower space to be one. */
export function wordGapOf(row: Glyph[], tracking: Map<Glyph, number>): number {
  const gaps: number[] = []
  for (const [at, glyph] of row.entries()) {
    const before = row[at - 1]
    if (!before || before.sign === ' ' || glyph.sign === ' ' || glyph.whole) continue
    const gap = (glyph.x1 - before.x2 - (tracking.get(glyph) ?? 0)) / Math.max(glyph.size, before.size, 1)
    if (gap < wordGap) gaps.push(Math.max(0, gap))
  }
  if (gaps.length < fewestGaps) return wordGap
  const wide = gaps.sort((a, b) => a - b)[Math.floor(gaps.length * mostLetters)] ?? wordGap
  return Math.min(wordGap, Math.max(leastWordGap, wide + clearOfLetters))
}

/** Whether neighbours give a letter its shape. */
export const isShaped = ({ sign, whole }: Glyph) => !whole && isRightToLeft(sign)
