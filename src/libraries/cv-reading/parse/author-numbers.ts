import { latinDigits } from '../layout/letters.ts'
import type { Cell } from '../layout/line.ts'

/** The number by which ORCID knows an author; those that were given out begin with 000. */
const author = /(?<![\d+])000\d\s?[-‐‑–]\s?\d{4}\s?[-‐‑–]\s?\d{4}\s?[-‐‑–]\s?\d{3}[\dXx](?!\d)/g
/** The rest of a number that was broken stands in one of so many cells after it. */
const near = 3

/** Cells without such numbers, whole or broken over two lines: white space stands in their place. */
export function withoutAuthors(given: readonly Cell[]): Cell[] {
  const cells = given.map((cell) => ({ ...cell, text: blanked(cell.text) }))
  for (const [at, cell] of cells.entries()) {
    const first = cell.text.trimEnd()
    if (!/000\d[\d\s–‐‑-]*$/.test(latinDigits(first))) continue
    for (const next of cells.slice(at + 1, at + 1 + near)) {
      const second = next.text.trimStart()
      const both = blanked(first + second)
      if (both === first + second) continue
      cell.text = both.slice(0, first.length)
      next.text = next.text.slice(0, next.text.length - second.length) + both.slice(first.length)
      break
    }
  }
  return cells
}

const blanked = (text: string) => {
  let out = text
  for (const { 0: number, index } of latinDigits(text).matchAll(author))
    out = out.slice(0, index) + ' '.repeat(number.length) + out.slice(index + number.length)
  return out
}
