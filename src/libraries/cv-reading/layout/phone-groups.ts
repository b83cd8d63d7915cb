import { getCountries, getCountryCallingCode, isValidPhoneNumber } from 'libphonenumber-js/max'
import { type Word, wordOf } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { isRightToLeft, latinDigits } from './letters.ts'

/** Where a glyph stands in the words of a line. */
type At = { glyph: Glyph; word: number }
/** Digits that stand together, what parts them from those right of them, and where they begin and end in the line. */
type Group = { glyphs: Glyph[]; part: Glyph | null; from: number; to: number }
type Found = { glyphs: Glyph[]; from: number; to: number; phone: 'straight' | 'turned' }

const digit = /^\p{Nd}$/u
const bracket = /^[()]$/
const fewestDigits = 9
const mostDigits = 15
const mostGroups = 7
const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

/**
 * Telephone numbers with a plus as one word each, in the order they are dialled. Where a page runs from the right, the groups of
 * `+971 50 123 4567` are drawn as `4567 123 50 971+`, unless whoever wrote it kept them together; the side of the plus tells.
 */
export function withPhonesWhole(words: Word[]): Word[] {
  if (!words.some(({ glyphs }) => glyphs.some(({ sign }) => sign === '+'))) return words
  const isArabic = words.some(({ rtl }) => rtl)
  // beside foreign words alone it may be how many somebody led
  const isAlone = isArabic || !words.some(({ ltr }) => ltr)
  const line = words.flatMap(({ glyphs }, word) => glyphs.map((glyph): At => ({ glyph, word })))
  const found: Found[] = []
  for (const [at, { glyph }] of line.entries()) {
    if (glyph.sign !== '+' || at < (found.at(-1)?.to ?? 0)) continue
    const [before, after] = [isDigit(line, at, -1), isDigit(line, at, 1)]
    const number = before && !after ? behind(line, at, isAlone) : after && !before && isArabic ? ahead(line, at) : null
    if (number && number.from >= (found.at(-1)?.to ?? 0)) found.push(number)
  }
  return found.length > 0 ? put(line, found) : words
}

/** Whether the sign beside it in the same word is a digit. */
function isDigit(line: At[], at: number, step: 1 | -1): boolean {
  const beside = line[at + step]
  return beside !== undefined && beside.word === line[at]?.word && digit.test(beside.glyph.sign)
}

/** The plus stands right of its number: that runs from the right, or the plus alone was turned. */
function behind(line: At[], plus: number, isAlone: boolean): Found | null {
  const groups = groupsFrom(line, plus, -1)
  for (let count = groups.length; count > 0; count--) {
    // as they stand, from the left
    const some = groups.slice(0, count).toReversed()
    const orders = [some.toReversed(), some]
    const order =
      orders.find((one) => hasCode(one) && isValid(one)) ??
      orders.find(isValid) ??
      (isAlone && count === whole(groups) ? orders.find(hasCode) : undefined)
    if (order) return numberOf(line, plus, order)
  }
  return null
}

/** The plus stands left of its number, which runs from the left; groups of Arabic digits run from the right all the same. */
function ahead(line: At[], plus: number): Found | null {
  const groups = groupsFrom(line, plus, 1)
  for (let count = groups.length; count > 0; count--) {
    const some = groups.slice(0, count)
    const orders = isRightToLeft(some[0]?.glyphs[0]?.sign ?? '') ? [some.toReversed(), some] : [some]
    const order = orders.find(isValid)
    if (order) return numberOf(line, plus, order)
  }
  return null
}

/** Groups of digits beside a plus, the nearest first: white space, hyphens, dots and brackets part them. */
function groupsFrom(line: At[], plus: number, step: 1 | -1): Group[] {
  const groups: Group[] = []
  let digits = 0
  let part: Glyph | null = null
  let apart = true
  for (let at = plus + step; digits < mostDigits; at += step) {
    const one = line[at]
    if (!one) break
    const { glyph, word } = one
    if (word !== line[at - step]?.word && at !== plus + step) apart = true
    if (digit.test(glyph.sign)) {
      const last = groups.at(-1)
      if (last && !apart) {
        last.glyphs[step > 0 ? 'push' : 'unshift'](glyph)
        last.from = Math.min(last.from, at)
        last.to = Math.max(last.to, at + 1)
      } else groups.push({ glyphs: [glyph], part, from: at, to: at + 1 })
      digits++
      apart = false
      part = null
    } else if (bracket.test(glyph.sign)) apart = true
    else if (/^[-.‐‑]$/.test(glyph.sign) && !apart) {
      part = glyph
      apart = true
    } else break
  }
  return groups.slice(0, mostGroups)
}

const textOf = (groups: Group[]) => latinDigits(groups.flatMap(({ glyphs }) => glyphs.map(({ sign }) => sign)).join(''))

const isValid = (groups: Group[]) => {
  const text = textOf(groups)
  return text.length >= fewestDigits && isValidPhoneNumber(`+${text}`)
}

/** A number of no plan, such as those of made-up people, begins with the code of a country all the same. */
const hasCode = ([code, ...rest]: Group[]) =>
  code !== undefined &&
  rest.length > 0 &&
  callingCodes.has(textOf([code])) &&
  textOf([code, ...rest]).length >= fewestDigits

/** How many groups a number of no plan has: as many as there are, as far as that is a number at all. */
const whole = (groups: Group[]) => (textOf(groups).length <= mostDigits ? groups.length : 0)

function numberOf(line: At[], plus: number, order: Group[]): Found {
  let [from, to] = [
    Math.min(plus, ...order.map((group) => group.from)),
    Math.max(plus + 1, ...order.map((group) => group.to)),
  ]
  // brackets around the code go with it
  if (bracket.test(line[to]?.glyph.sign ?? '') && isOdd(line, from, to)) to++
  else if (bracket.test(line[from - 1]?.glyph.sign ?? '') && isOdd(line, from, to)) from--
  const glyphs = line.slice(plus, plus + 1).map(({ glyph }) => glyph)
  const fromPlus = Math.abs((order[0]?.from ?? 0) - plus) <= Math.abs((order.at(-1)?.from ?? 0) - plus)
  for (const [at, group] of order.entries()) {
    const [first] = group.glyphs
    const between = fromPlus ? group.part : order[at - 1]?.part
    if (at > 0 && first) glyphs.push(between ?? { ...first, sign: ' ', x2: first.x1 })
    glyphs.push(...group.glyphs)
  }
  return { glyphs, from, to, phone: plus > (order[0]?.from ?? 0) ? 'turned' : 'straight' }
}

/** Whether one bracket of two stands inside. */
const isOdd = (line: At[], from: number, to: number) =>
  line.slice(from, to).filter(({ glyph }) => bracket.test(glyph.sign)).length % 2 === 1

/** The words of the line with its numbers put in the place of their glyphs. */
function put(line: At[], numbers: Found[]): Word[] {
  const out: Word[] = []
  let rest: At[] = []
  const close = () => {
    if (rest.length > 0) out.push(wordOf(rest.map(({ glyph }) => glyph)))
    rest = []
  }
  for (const [at, one] of line.entries()) {
    const number = numbers.find(({ from, to }) => at >= from && at < to)
    if (number || (rest.length > 0 && rest[0]?.word !== one.word)) close()
    if (number?.from === at) out.push({ ...wordOf(number.glyphs), rtl: false, phone: number.phone })
    else if (!number) rest.push(one)
  }
  close()
  return out
}
