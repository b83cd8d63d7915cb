import { type CountryCode, findPhoneNumbersInText, isValidPhoneNumber } from 'libphonenumber-js/max'
import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { isRightToLeft, latinDigits } from '../layout/letters.ts'
import type { Cell, Layout } from '../layout/line.ts'
import { withoutAuthors } from './author-numbers.ts'
import { languageOf } from './language-of.ts'
import { readFrom } from './reads.ts'

const email = /[\p{L}\p{N}._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/u
const splitEmail = /([\p{L}\p{N}._%+-]+)\s?@\s?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})/u
/** `@email.comphone`: an ending that goes on with the word that stood beside it. */
const glued = /\.(?:com(?!munity$|pany$|puter$)|net(?!work$)|org(?!anic$)|edu)[a-z]{3,}$/i
/** Countries whose way of writing a number without prefix is tried, after the one the reader was told. */
const countries: CountryCode[] = ['US', 'FR', 'RU', 'AE', 'SA', 'GB', 'EG', 'IN', 'MA']
const local = /(?<![\d/.])(?:\(?\d{3}\)?[\s.·•-]{1,3}\d{3}[\s.·•‐-]{1,4}\d{4})(?![\d/])/
const labelled =
  /(?:phone|tel|mobile|cell|téléphone|tél|portable|тел|телефон|هاتف|جوال|الجوال|الهاتف|موبايل)[\p{L}.]*\s*[:：]?\s*(\+?[\d(][\d\s().·–-]{6,18}\d)/iu
/** `0803 412 7785`: the way to write a number in most countries, with the nought that leads out of a town. */
const national = /(?<![\d/.+])\(?0\d{1,4}\)?(?:[\s.·•‐-]{1,2}\d{2,4}){2,4}(?![\d/])|(?<![\d/.+])0\d{8,10}(?!\d)/
/** Days are no phone numbers. */
const noPhone = /(?<!\d)\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d(?!\d)/g
const fewestDigits = /(?:\p{Nd}\P{Nd}*){7}/u
const mostPhones = 3

export function emailOf({ lines }: Layout): Read | null {
  const cells = lines.flatMap((line) => line.cells)
  for (const pattern of [email, splitEmail])
    for (const [at, cell] of cells.entries()) {
      const found = pattern.exec(
        beginning(cell, cells.slice(Math.max(0, at - 3), at)) +
          wholeAddress(cell, cells.slice(at + 1, at + 4)).replace(/mailto:/gi, ''),
      )
      if (found) {
        const address = found[0].replace(/\s/g, '').replace(/^[.\-_+]+/, '')
        return readFrom(address, cell, glued.test(address) ? 0.4 : pattern === email ? 0.99 : 0.8)
      }
    }
  return null
}

/** What stands above of an address that was cut at a hyphen or dot, or before its sign. */
function beginning({ text, x1, x2 }: Cell, before: Cell[]): string {
  const cut = /^[\w.+-]+@/.test(text) ? /^[a-z0-9][\w.+-]*[-._]$/ : /^@[\w-]+\.[\w.-]+$/.test(text) ? beforeSign : null
  if (!cut) return ''
  const above = before.findLast((other) => Math.abs(other.x1 - x1) < 4 || Math.abs(other.x2 - x2) < 4)
  return above && cut.test(above.text) ? above.text : ''
}

/** In capitals it would be the name of a network above a handle. */
const beforeSign = /^[a-z0-9][a-z0-9._+-]{2,}$/

/** An address too long for its column goes on below. */
function wholeAddress({ text, x1, x2 }: Cell, next: Cell[]): string {
  if (!/^\S*@\S*[.-]$|^[^\s@]{6,}@$/.test(text)) return text
  const below = next.find((other) => Math.abs(other.x1 - x1) < 4 || Math.abs(other.x2 - x2) < 4)
  return below && /^[\w.-]+$/.test(below.text) ? text + below.text : text
}

/** Where numbers without a prefix are at home, and how sure that makes of one. */
export type PhoneHome = { country: string; confidence: number }

/** Phone numbers among the given lines. */
export function phonesOf({ lines, text }: Layout, home: PhoneHome | null): Read[] {
  const isArabic = isRightToLeft(text) && languageOf(text) === 'ar'
  const cells = withoutAuthors(lines.flatMap((line) => line.cells))
    .map((cell) => (isArabic ? { ...cell, text: alone(cell.text) } : cell))
    .filter(({ text }) => fewestDigits.test(text))
    .flatMap(oneByOne)
  const found = new Map<string, Read>()
  for (const cell of cells.slice(0, 400))
    for (const read of withPrefix(cell)) if (!found.has(read.value)) found.set(read.value, read)
  if (found.size === 0) {
    const own = home?.country as CountryCode | undefined
    const tried = [undefined, ...(own ? [own] : []), ...countries].map((region) =>
      cells
        .slice(0, 400)
        .flatMap((cell) => numbersIn(cell, region, region === own ? (home?.confidence ?? null) : null)),
    )
    const numbers = (reads: Read[]) => new Set(reads.map(({ value }) => value)).size
    const most = tried.reduce((best, reads) => (numbers(reads) > numbers(best) ? reads : best))
    for (const read of most) if (!found.has(read.value)) found.set(read.value, read)
  }
  if (found.size === 0) for (const cell of cells.slice(0, 200)) bare(cell, found)
  return [...found.values()].slice(0, mostPhones)
}

const between = /\s*[,;،/|]\s*|\s+[-–]\s+(?=[+\d(])|\s+(?:و|и|et|and)\s*(?=[+\d(])/gu

/** Several numbers beside each other, each long enough to be one. */
function oneByOne(cell: Cell): Cell[] {
  const text = latinDigits(cell.text)
  const cuts = [...text.matchAll(between)]
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)]
  const parts = starts.map((from, at) => ({ from, text: text.slice(from, cuts[at]?.index) }))
  return parts.length > 1 && parts.every((part) => fewestDigits.test(part.text))
    ? parts.map((part) => ({ ...cell, text: part.text, at: cell.at + part.from }))
    : [cell]
}

/** `8 (917) 234-56-78`: eight leads out of a town in Russia. */
const trunkOfRussia = /(?<![\d+(-])8(?=[\s-]*\(?9\d{2}\)?(?:[\s-]*\d){7}(?!\d))/g

/** A number that its country does not have: somebody should look at it. */
const ofNoPlan = 0.6

/** `+1 (555) 291-4756`: whatever the plan of its country says, though less sure. */
function withPrefix(cell: Cell): Read[] {
  const text = turned(cell).replace(trunkOfRussia, '+7')
  return [...text.matchAll(/(?<![\d\w+])(?:\+|00(?=[1-9]))\s?\d[\d\s().–-]{6,18}\d(?!\d)/g)].flatMap(([number]) => {
    const digits = number
      .replace(/\(0\)/, '')
      .replace(/^00/, '+')
      .replace(/[^\d+]/g, '')
    const sure = isValidPhoneNumber(digits) ? 0.97 : ofNoPlan
    return digits.length >= 9 && digits.length <= 16 ? [readFrom(digits, cell, sure)] : []
  })
}

/** Digits in Latin signs, the plus in front, where a right-to-left line put it behind. */
function turned(cell: Cell): string {
  const text = latinDigits(cell.text)
    .replace(/(\+)\s+(?=\d)/g, '$1')
    .replace(/[·•‐‑]/g, '-')
    .replace(/(\d)\s-\s(?=\d)/g, '$1-')
  if (!text.includes('+') && isRightToLeft(text)) return text.replace(inGroups, leadFirst)
  return /^[^+]*\d\+/.test(text) ? text.replace(/([\d\s().-]+\d)\+/, (_, digits: string) => fromFront(digits)) : text
}

const inGroups = /(?<!\d)[1-9]\d{1,4}(?:[ -]\d{2,4}){1,3}[ -]0\d{1,4}(?!\d)/g

/** The same where the number has a cell of its own on an Arabic page. */
const alone = (text: string): string => (/\p{L}|\+/u.test(text) ? text : latinDigits(text).replace(inGroups, leadFirst))

/** Beside Arabic words the group that leads out of a town may stand last. */
const leadFirst = (number: string): string => number.split(/[ -]/).toReversed().join(' ')

/** On a page from the right the groups of a number stand in reverse, unless whoever printed it kept them together. */
function fromFront(digits: string): string {
  const groups = digits.trim().split(/\s+/)
  const [asWritten, turned] = [`+${groups.join(' ')}`, `+${groups.toReversed().join(' ')}`]
  return groups.length > 1 && !isValidPhoneNumber(asWritten) && isValidPhoneNumber(turned) ? turned : asWritten
}

/** In the country one was told, a number gets its prefix; in one that was tried, it stays as written. */
function numbersIn(cell: Cell, region: CountryCode | undefined, sure: number | null): Read[] {
  const text = turned(cell).replace(noPhone, (one) => ' '.repeat(one.length))
  return findPhoneNumbersInText(text, region)
    .filter(
      ({ startsAt, endsAt }) =>
        !/^\(?(?:19|20)\d\d\s*[-–/]/.test(text.slice(startsAt, endsAt)) && !/[/.@\w]$/.test(text.slice(0, startsAt)),
    )
    .map(({ number, startsAt, endsAt }) =>
      readFrom(sure ? number.number : text.slice(startsAt, endsAt).replace(/[^\d+]/g, ''), cell, sure ?? 0.75),
    )
}

/** Numbers of no country's plan, such as those of made-up people. */
function bare(cell: Cell, found: Map<string, Read>) {
  const text = latinDigits(cell.text).replace(/[‐‑]/g, '-').replace(noPhone, ' ')
  const number = local.exec(text)?.[0] ?? labelled.exec(text)?.[1] ?? national.exec(text)?.[0]
  const digits = number?.replace(/[^\d+]/g, '')
  if (digits && digits.length >= 7 && digits.length <= 16) found.set(digits, readFrom(digits, cell, ofNoPlan))
}
