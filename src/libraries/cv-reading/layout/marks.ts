import { type Glyph, isMark } from './glyph.ts'
import { isRightToLeft } from './letters.ts'

/** How far a mark may be drawn from its letter, in heights of a letter. */
const mostAside = 1
const mostAbove = 0.7
/** So many of the same letters may stand between the two shapes of one. */
const mostBetween = 30

/**
 * Arabic letters with their marks once. A printer that sets a mark by itself says of both shapes that they mean the letter with the mark
 * (`دّ` above `دّ`), and of shapes that mean several letters the marks come first (`ُأل`).
 */
export function withMarksOnce(glyphs: Glyph[]): Glyph[] {
  const whole = withLettersFirst(withoutMarkSpaces(glyphs))
  const marked = whole.filter(isMarked)
  if (marked.length === 0) return whole
  const lines = new Map<number, number>()
  for (const { y } of whole) lines.set(lineOf(y), (lines.get(lineOf(y)) ?? 0) + 1)
  const again = new Set<Glyph>()
  const worth = ({ x1, x2, y }: Glyph) => (x2 - x1 < 0.01 ? 0 : (lines.get(lineOf(y)) ?? 0))
  // only the last few: a page may hold tens of thousands of letters, all of one sign
  const lately = new Map<string, Glyph[]>()
  for (const glyph of marked) {
    const sign = glyph.sign.normalize('NFC')
    const before = lately.get(sign) ?? []
    const other = before.find((one) => isSame(one, glyph))
    if (!other) {
      lately.set(sign, [...before.slice(-mostBetween), glyph])
      continue
    }
    const [kept, mark] = worth(other) < worth(glyph) ? [glyph, other] : [other, glyph]
    kept.x2 = Math.max(kept.x2, mark.x2)
    again.add(mark)
    lately.set(
      sign,
      before.map((one) => (one === mark ? kept : one)),
    )
  }
  return whole.filter((glyph, at) => !(again.has(glyph) || isBeside(whole, at, again)))
}

/** A space that is told only because a mark stands off its line has no width. */
const isBeside = (glyphs: Glyph[], at: number, again: Set<Glyph>) => {
  const { sign, x1, x2 } = glyphs[at] as Glyph
  return sign === ' ' && x2 - x1 < 0.01 && [glyphs[at - 1], glyphs[at + 1]].some((one) => one && again.has(one))
}

/** White space, in heights of a letter, that letters of one word may leave. */
const mostWithin = 0.1
/** The same where the line jumps, and by how much it does; words leave a quarter. */
const mostAtJump = 0.2
const leastJump = 0.02

/** Beside a mark a space without width may be told in the middle of a word: the letters around it touch. */
function withoutMarkSpaces(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter(({ sign, x1, x2 }, at) => {
    if (sign !== ' ' || x2 - x1 >= 0.01) return true
    const [before, after] = [glyphs[at - 1], glyphs[at + 1]]
    if (!before || !after) return true
    // a letter that is drawn with its mark may stand off the line
    const jumps = (isMarked(before) || isMarked(after)) && Math.abs(before.y - after.y) > before.size * leastJump
    if (!jumps && !isMark(before) && !isMark(after)) return true
    const right = glyphs.slice(Math.max(0, at - mostMarks), at).findLast((one) => !isMark(one))
    const left = glyphs.slice(at + 1, at + 1 + mostMarks).find((one) => !isMark(one))
    if (!right || !left || !isRightToLeft(right.sign) || !isRightToLeft(left.sign)) return true
    return (
      Math.abs(right.y - left.y) > Math.max(1, right.size * leastJump * 6) ||
      Math.abs(right.x1 - left.x2) > right.size * (jumps ? mostAtJump : mostWithin)
    )
  })
}

/** Letters have two marks at most. */
const mostMarks = 3

const isMarked = ({ sign }: Glyph) => /\p{L}\p{M}/u.test(sign) && isRightToLeft(sign)
const lineOf = (y: number) => Math.round(y * 10)

/** Whether two that mean the same are the two shapes of one letter. */
const isSame = (a: Glyph, b: Glyph) =>
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

/** The signs from one mark on that lie in one box, up to and with its letters. */
function shapeAt(glyphs: Glyph[], at: number): Glyph[] {
  const first = glyphs[at] as Glyph
  const isOther = (one: Glyph) => one.object !== first.object || Math.abs(one.x1 - first.x1) > 0.01
  let end = at + 1
  while (end < glyphs.length && !isOther(glyphs[end] as Glyph)) end++
  const shape = glyphs.slice(at, end)
  return shape.some((one) => !isMark(one)) && shape.every((one) => isRightToLeft(one.sign) || isMark(one)) ? shape : []
}
