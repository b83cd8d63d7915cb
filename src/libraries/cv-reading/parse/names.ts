import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { isCapitals, isRightToLeft, plain } from '../layout/letters.ts'
import type { Cell, Line } from '../layout/line.ts'
import { bodySize } from '../layout/pdf-layout.ts'
import particles from '../lists/name-particles.json' with { type: 'json' }
import { isTitleLike, orgScore } from './cues.ts'
import { nameInParts } from './name-in-parts.ts'
import { labelBefore, personLabel } from './person-labels.ts'
import { isPlace } from './places.ts'
import { readFrom } from './reads.ts'
import { isPaperTitle, sectionOf } from './sections.ts'

const label =
  /^(?:first name\(s\) \/ surname\(s\)|nom\(s\) \/ prénom\(s\))\s+|^(?:full name|name|nom et prénom|nom complet|prénom et nom|nom|prénom|имя|фио|ф\.и\.о\.?|الاسم الكامل|الاسم|اسم)\s*[:：]\s*/iu
const shape = /^\p{L}[\p{L}\p{M}.'’\- ,]*\p{L}\.?$/u
const mostCells = 70
const enough = 1.2
/** Letters and words of a name; what stands in the largest letters of the page may be longer. */
const usual = { letters: 45, words: 6 }
const veryLarge = 1.5
const long = { letters: 120, words: 14 }
const small = new Set(particles)

/** The name of the person: large, early, of two to four words, and like the address of the e-mail. */
export function nameOf(lines: Line[], email: string | null): Read | null {
  const size = bodySize(lines.flatMap(({ cells }) => cells))
  const cells = lines
    .filter(({ page }) => page === 1)
    .flatMap((line) => line.cells.map((cell, at) => ({ cell, told: labelBefore(line, at) === 'name' })))
    .slice(0, mostCells)
  const largest = Math.max(...cells.map(({ cell }) => cell.size))
  const scored = cells.flatMap(({ cell, told }, at) =>
    candidates(cell, below(cell, cells.slice(at + 1, at + 5)), { size, largest }, told).map((text) => ({
      text,
      cell,
      score: scoreOf(text, cell, at, size, email) + (told ? 4 : 0),
    })),
  )
  const inParts = nameInParts(lines)
  if (inParts) return readFrom(wellCased(inParts.text), inParts.cell, 0.9)
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score > enough
    ? readFrom(wellCased(best.text), best.cell, 0.5 + Math.min(best.score, 5) / 10)
    : null
}

/** The next cell, or, where others stand beside, the one that begins below. */
const below = ({ x1 }: Cell, next: { cell: Cell }[]) =>
  (next.find(({ cell }) => cell.box && Math.abs(cell.x1 - x1) < 2) ?? next[0])?.cell

/** A cell's words, or with those of the next one where a name stands on two lines in the same large letters. */
function candidates(
  cell: Cell,
  next: Cell | undefined,
  { size, largest }: { size: number; largest: number },
  labelled: boolean,
): string[] {
  const large = cell.size > size * 1.15
  const isName = (text: string) => couldBeName(text, large && cell.size === largest ? long : usual)
  const own = withoutHeading(cell.text)
    .replace(label, '')
    .replace(/^[\s:：]+/, '')
    .replace(/\s*\(.*\)|\s*[|,].*$/, '')
    .replace(/\s+(?:resume|cv|résumé)$/i, '')
    .trim()
  const out = isName(own) || (labelled && own.length > 1) ? [own] : []
  const joint = /[-‐]$/.test(own) ? '' : ' '
  if (
    next &&
    large &&
    /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(own) &&
    Math.abs(next.size - cell.size) < 0.6 &&
    Math.abs(next.x1 - cell.x1) < cell.size * 12 &&
    /^\p{L}[\p{L}\p{M}.'’ -]+$/u.test(next.text) &&
    (joint === '' || (own.split(' ').length <= 3 && next.text.split(' ').length <= 3)) &&
    isName(`${own}${joint}${next.text}`) &&
    !isTitleLike(next.text)
  )
    out.push(`${own}${joint}${next.text}`)
  return out
}

/** `INFORMATION Anis Ben Slimane`: Europass sets a heading beside the name. */
function withoutHeading(text: string): string {
  const words = text.trim().split(/\s+/)
  const heads = [3, 2, 1].find((count) => words.length >= count + 2 && sectionOf(words.slice(0, count).join(' ')))
  return heads ? words.slice(heads).join(' ') : text
}

const couldBeName = (text: string, most: typeof usual) =>
  text.length > 2 &&
  text.length <= most.letters &&
  shape.test(text) &&
  text.split(/\s+/).length <= most.words &&
  !sectionOf(text) &&
  !isPaperTitle(text) &&
  !personLabel(text) &&
  personLabel(text.split(/\s+/)[0] ?? '') !== 'place' &&
  !isPlace(text)

function scoreOf(text: string, cell: Cell, at: number, size: number, email: string | null): number {
  const words = text.split(/\s+/)
  const large = size > 0 ? Math.min(cell.size / size, 3) : 1
  const capitalised = words.every((word) => /^(?:[dl]['’])?[\p{Lu}\p{Lo}]/u.test(word) || small.has(word.toLowerCase()))
  const alike = isLikeAddress(words, email)
  return (
    (large - 1) * 2.2 +
    (large > 1.05 ? 0.4 : 0) +
    (cell.bold ? 0.3 : 0) +
    Math.max(0, 1.6 - at * 0.16) +
    (words.length === 1 ? -0.8 : words.length <= 4 ? 0.8 : large > veryLarge ? 0.5 : -0.3) +
    (capitalised ? 0.5 : -1) +
    (alike ? 1.2 : 0) -
    (isTrade(text) ? 2 : 0) -
    (orgScore(text) > 0.9 ? 1 : 0)
  )
}

/** Whether the address of an e-mail holds one of the words of a name. */
export function isLikeAddress(words: string[], email: string | null): boolean {
  const local =
    email
      ?.split('@')[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? ''
  return (
    local.length > 2 &&
    words.some((word) => plain(word).length > 2 && (local.includes(plain(word)) || plain(word).includes(local)))
  )
}

/** Families are called after trades: of Arabic words only the first may tell one. */
export const isTrade = (text: string): boolean => isTitleLike(isRightToLeft(text) ? (text.split(/\s+/)[0] ?? '') : text)

/** `JOHN Q. PUBLIC` as one writes it: John Q. Public. */
const wellCased = (text: string) =>
  isCapitals(text) ? text.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : text
