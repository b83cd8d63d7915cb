import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './letters.ts'

/** How far a mark may be drawn from its letter, in heights of a letter. */
const mostAside = 1
const mostAbove = 0.7

/**
 * Arabic letters with their marks once. A printer that sets a mark by itself says of both shapes that they mean the letter with the mark
 * (`دّ` above `دّ`), and of shapes that mean several letters the marks come first (`ُأل`).
 */
export function withMarksOnce(glyphs: Glyph[]): Glyph[] {
  const whole = withLettersFirst(glyphs)
  const marked = whole.filter(isMarked)
  if (marked.length === 0) return whole
  const lines = new Map<number, number>()
  for (const { y } of whole) lines.set(lineOf(y), (lines.get(lineOf(y)) ?? 0) + 1)
  const again = new Set<Glyph>()
  for (const [at, glyph] of marked.entries())
    for (const other of marked.slice(at + 1)) {
      if (again.has(glyph)) break
      if (again.has(other) || !isSame(glyph, other)) continue
      const [a, b] = [glyph, other].map((one) => (one.x2 - one.x1 < 0.01 ? 0 : (lines.get(lineOf(one.y)) ?? 0)))
      const [kept, mark] = (a ?? 0) < (b ?? 0) ? [other, glyph] : [glyph, other]
      kept.x2 = Math.max(kept.x2, mark.x2)
      again.add(mark)
    }
  return whole.filter((glyph, at) => !(again.has(glyph) || isBeside(whole, at, again)))
}

/** A space that is told only because a mark stands off its line has no width. */
const isBeside = (glyphs: Glyph[], at: number, again: Set<Glyph>) => {
  const { sign, x1, x2 } = glyphs[at] as Glyph
  return sign === ' ' && x2 - x1 < 0.01 && [glyphs[at - 1], glyphs[at + 1]].some((one) => one && again.has(one))
}

const isMarked = ({ sign }: Glyph) => /\p{L}\p{M}/u.test(sign) && isRightToLeft(sign)
const lineOf = (y: number) => Math.round(y * 10)

const isSame = (a: Glyph, b: Glyph) =>
  a.sign.normalize('NFC') === b.sign.normalize('NFC') &&
  a.object !== b.object &&
  Math.abs(a.y - b.y) < a.size * mostAbove &&
  a.x1 - b.x2 < a.size * mostAside &&
  b.x1 - a.x2 < a.size * mostAside

/** Signs of one shape that begin with a mark, or end with lam, stand the wrong way round: they are one, from its letter on. */
function withLettersFirst(glyphs: Glyph[]): Glyph[] {
  const out: Glyph[] = []
  for (let at = 0; at < glyphs.length; at++) {
    const first = glyphs[at] as Glyph
    const shape = isMark(first) || /[اأإآ]/.test(first.sign) ? shapeAt(glyphs, at) : []
    if (shape.length < 2 || !(isMark(first) || isLamAlef(shape))) {
      out.push(first)
      continue
    }
    const sign = shape
      .map((one) => one.sign)
      .toReversed()
      .join('')
    out.push({ ...first, sign, x2: Math.max(...shape.map(({ x2 }) => x2)) })
    at += shape.length - 1
  }
  return out
}

/** `لًا` as one shape. */
const isLamAlef = (shape: Glyph[]) => shape.some(isMark) && shape.at(-1)?.sign === 'ل'

const isMark = ({ sign }: Glyph) => /^[\u064b-\u0652\u0670]$/.test(sign)

/** The signs from one mark on that lie in one box, up to and with its letters. */
function shapeAt(glyphs: Glyph[], at: number): Glyph[] {
  const first = glyphs[at] as Glyph
  const ends = glyphs.findIndex(
    (one, place) => place > at && (one.object !== first.object || Math.abs(one.x1 - first.x1) > 0.01),
  )
  const shape = glyphs.slice(at, ends < 0 ? undefined : ends)
  return shape.some((one) => !isMark(one)) && shape.every((one) => isRightToLeft(one.sign) || isMark(one)) ? shape : []
}
