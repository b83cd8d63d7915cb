import { usualLetters } from '#platform/shared/usual-letters.ts'
import { type Glyph, isMark } from './glyph.ts'
import { isRightToLeft } from './letters.ts'

/** Letters between two gaps; a telephone number is one, in the order it is dialled, turned where it was drawn from the right. */
export type Word = {
  glyphs: Glyph[]
  x1: number
  x2: number
  rtl: boolean
  ltr: boolean
  phone?: 'straight' | 'turned'
}

/** Words from left to right as they stand, in the order they are read. Lines of an Arabic document run from the right. */
export function readingOrder(words: Word[]): Word[] {
  const arabic = words.filter(({ rtl }) => rtl).length
  const latin = words.filter(({ ltr }) => ltr).length
  if (arabic === 0) return words
  return arabic * 2 >= latin ? fromRight(words.flatMap(withoutBrackets)) : fromLeft(words)
}

/** Brackets around a number are the line's, not the number's. */
function withoutBrackets(word: Word): Word[] {
  if (word.phone) return [word]
  if (word.rtl || word.ltr || word.glyphs.length < 2) return bracketed(word.glyphs) ? [{ ...word, rtl: true }] : [word]
  const out: Word[] = []
  let rest: Glyph[] = []
  for (const glyph of word.glyphs) {
    if (!/[()[\]]/.test(glyph.sign)) {
      rest.push(glyph)
      continue
    }
    if (rest.length > 0) out.push(wordOf(rest))
    rest = []
    out.push({ ...wordOf([glyph]), rtl: true })
  }
  return rest.length > 0 ? [...out, wordOf(rest)] : out
}

const bracketed = (glyphs: Glyph[]) => glyphs.every(({ sign }) => /[()[\]]/.test(sign))

/** Arabic words from the right; between them foreign words keep their own order, numbers that of the file. */
function fromRight(words: Word[]): Word[] {
  const out: Word[] = []
  let foreign: Word[] = []
  const ordered = !words.some(isDrawnOrder)
  const close = () => {
    const turned = foreign.some(isForeign) || (ordered && inFileOrder(foreign)) || isNumber(foreign)
    out.push(...(turned ? withSignsOutside(foreign) : foreign.toReversed()))
    foreign = []
  }
  for (const word of words.toReversed()) {
    if (word.rtl) {
      close()
      out.push(word)
    } else foreign.unshift(word)
  }
  close()
  return out
}

/** Dots and bars between foreign and Arabic words are the line's: those left of the foreign words are read behind them. */
function withSignsOutside(foreign: Word[]): Word[] {
  const first = foreign.findIndex((word) => !isSign(word))
  if (first < 0 || !foreign.some(isForeign)) return foreign
  const last = foreign.findLastIndex((word) => !isSign(word))
  if (foreign.some(({ phone }) => phone === 'turned')) return aroundPhones(foreign)
  return [
    ...foreign.slice(last + 1).toReversed(),
    ...foreign.slice(first, last + 1),
    ...foreign.slice(0, first).toReversed(),
  ]
}

/** Beside a number that runs from the right, the rest of the line does too: `x@y.z | 4567 123 50 971+`. */
function aroundPhones(foreign: Word[]): Word[] {
  const runs: Word[][] = []
  let isCut = true
  for (const [at, word] of foreign.entries()) {
    const [before, after] = [foreign[at - 1], foreign[at + 1]]
    const alone = word.phone || (isSign(word) && (!before || !after || before.phone || after.phone))
    if (alone || isCut) runs.push([word])
    else runs.at(-1)?.push(word)
    isCut = Boolean(alone)
  }
  return runs.toReversed().flat()
}

const isForeign = ({ ltr, phone }: Word) => ltr || phone

const isSign = ({ glyphs }: Word) => glyphs.every(({ sign }) => /^[·•|/،,;:–—-]$/.test(sign))

/** A few Arabic words inside a foreign line: only they are turned. */
function fromLeft(words: Word[]): Word[] {
  const out: Word[] = []
  let arabic: Word[] = []
  for (const word of words) {
    if (word.rtl) arabic.unshift(word)
    else {
      out.push(...arabic, word)
      arabic = []
    }
  }
  return [...out, ...arabic]
}

/** `+968 9922 4471`: the plus stands before its number only where that runs from the left. */
const isNumber = ([first]: Word[]) => first?.glyphs[0]?.sign === '+'

/** A file that has the letters of an Arabic word from the left has them as they are drawn: that tells nothing of other words. */
const isDrawnOrder = ({ rtl, glyphs }: Word) => {
  const [left, ...more] = glyphs.filter(({ sign }) => /\p{Script=Arabic}/u.test(sign) && /\p{L}/u.test(sign))
  const right = more.at(-1)
  return rtl && left !== undefined && right !== undefined && left.order < right.order
}

const inFileOrder = (words: Word[]) =>
  words.every((word, at) => at === 0 || (words[at - 1]?.glyphs[0]?.order ?? 0) < (word.glyphs[0]?.order ?? 0))

/** The letters of a word in reading order: Arabic from the right, digits and foreign letters inside it from the left. */
export function spelled(word: Word): string {
  const glyphs = word.rtl ? turned(word.glyphs) : word.glyphs
  return usualLetters(glyphs.map(({ sign }) => sign).join('')).replace(/ĸ/g, 'к')
}

function turned(glyphs: Glyph[]): Glyph[] {
  const out: Glyph[] = []
  let run: Glyph[] = []
  for (const glyph of marksBehind(lamBeforeAlef(glyphs.toReversed()))) {
    if (/[\p{Script=Latin}\p{N}]/u.test(glyph.sign) || (run.length > 0 && /[./,:@_+-]/.test(glyph.sign)))
      run.unshift(glyph)
    else {
      out.push(...run, glyph)
      run = []
    }
  }
  return [...out, ...run]
}

const mirror: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' }
/** Brackets as they are read: on a page from the right their shapes are turned. Some files turn them already. */
export function withBracketsTurned(text: string): string {
  const turn = (given: string) => given.replace(/[()[\]]/g, (sign) => mirror[sign] ?? sign)
  const first = /[()[\]]/.exec(text)?.[0]
  const tidy = first === ')' || first === ']' ? turn(text) : text
  return balanced(tidy)
    .replace(/([([])\s+/g, '$1')
    .replace(/\s+([)\]])/g, '$1')
}

/** Some files turn but one bracket of two: they open and close in turns. */
function balanced(text: string): string {
  const opening = text.split('(').length
  if (opening === text.split(')').length) return text
  let open = false
  return text.replace(/[()]/g, () => {
    open = !open
    return open ? '(' : ')'
  })
}

/** Two letters of one ligature share a box, so only their sense tells their order: lam stands before alef. */
function lamBeforeAlef(glyphs: Glyph[]): Glyph[] {
  const out = glyphs.toSorted((a, b) => (sameBox(a, b) ? a.order - b.order : 0))
  for (let at = 1; at < out.length; at++) {
    const [first, second] = [out[at - 1], out[at]]
    if (first && second && sameBox(first, second) && /[اأإآ]/.test(first.sign) && second.sign === 'ل') {
      out[at - 1] = second
      out[at] = first
    }
  }
  return out
}

/** A mark that is drawn by itself stands behind the letter it is drawn over: `أيضًا`, whatever begins further right. */
function marksBehind(glyphs: Glyph[]): Glyph[] {
  const out: Glyph[] = []
  let marks: Glyph[] = []
  for (const glyph of glyphs) {
    if (isMark(glyph)) {
      marks.push(glyph)
      continue
    }
    const over = marks.filter((mark) => isOver(mark, glyph) && !out.some((before) => isOver(mark, before)))
    out.push(...marks.filter((mark) => !over.includes(mark)), glyph, ...over)
    marks = []
  }
  return [...out, ...marks]
}

const isOver = (mark: Glyph, letter: Glyph) => {
  const middle = (mark.x1 + mark.x2) / 2
  return !isMark(letter) && middle >= letter.x1 && middle < letter.x2
}

/** Some files give the whole box to the first letter of a ligature, and none to the second. */
const sameBox = (a: Glyph, b: Glyph) =>
  Math.abs(a.x1 - b.x1) < 0.1 && (Math.abs(a.x2 - b.x2) < 0.1 || [a, b].some(({ x1, x2 }) => x2 - x1 < 0.01))

export const wordOf = (glyphs: Glyph[]): Word => {
  const text = glyphs.map(({ sign }) => sign).join('')
  return {
    glyphs,
    x1: Math.min(...glyphs.map(({ x1 }) => x1)),
    x2: Math.max(...glyphs.map(({ x2 }) => x2)),
    rtl: isRightToLeft(text),
    ltr: /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(text) && !isRightToLeft(text),
  }
}
