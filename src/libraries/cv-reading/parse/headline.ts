import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import { type Line, withoutBullet } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import { isTitleLike } from './cues.ts'
import { periodIn } from './dates.ts'
import { isPlace, placeAtEnd } from './places.ts'
import { readFrom } from './reads.ts'
import { sectionOf } from './sections.ts'
import { wraps } from './wraps.ts'

const linesBelow = 2
const mostLetters = 90
const mostWords = 10

/** What somebody calls themselves under their name, before anything else is told; else the post they say they look for. */
export function headlineOf(lines: Line[], name: string | null): Read | null {
  const own = underName(lines, name)
  return own && !wish.test(own.value) ? own : (wished(lines) ?? own)
}

/** An address, or what stands before its sign: spelled as the name is. */
const address = /@|^[a-z0-9._+-]+$/

const wish =
  /^(?:желаемая должность(?: и зарплата)?|(?:post|position) (?:applied for|desired|sought)|(?:poste|emploi) (?:recherché|souhaité|visé)|(?:المسمى|الوظيفة|المنصب) (?:الوظيفي )?(?:المطلوبة?|المرغوبة?))\s*(?:[:：–—-]\s*(?=\S)|[:：]?\s*$)/iu

/** `Post applied for: Safety Officer`, or the post in the line below. */
function wished(lines: Line[]): Read | null {
  for (const [at, line] of lines.entries()) {
    const label = wish.exec(line.text)?.[0]
    const [cell] = line.cells
    if (label === undefined || !cell) continue
    const said = line.text.slice(label.length).replaceAll('\t', ' ').trim()
    if (said !== '') return said.length <= mostLetters ? readFrom(withoutPay(said), cell, 0.8) : null
    const below = lines[at + 1]
    const [own] = below?.cells ?? []
    return own && own.text.length <= mostLetters ? readFrom(withoutPay(own.text), own, 0.8) : null
  }
  return null
}

function underName(lines: Line[], name: string | null): Read | null {
  const own = plain(name ?? '')
  const at =
    own === ''
      ? -1
      : lines.findIndex(({ cells }) => cells.some(({ text }) => !address.test(text) && plain(text).startsWith(own)))
  if (at < 0) return null
  const { column } = lines[at] as Line
  const below = lines.slice(at + 1, at + 1 + linesBelow)
  // a heading ends what belongs to the name
  const end = below.findIndex((line) => sectionOf(line.text) || periodIn(line.text))
  const found = below.slice(0, end < 0 ? linesBelow : end).find((line) => line.column === column && isHeadline(line))
  const [cell] = found?.cells ?? []
  if (!found || !cell) return null
  const next = lines[lines.indexOf(found) + 1]
  // with a period below it is a job
  if (next && periodIn(next.text)) return null
  const rest = next && goesOn(found, next) ? next.text : ''
  return readFrom(withoutPlace(withoutPay(joinedAt(withoutBullet(cell.text), rest))), cell, 0.8)
}

/** `Главный бухгалтер — 140 000 ₽ на руки`: what somebody asks for is no part of what they are. */
const withoutPay = (text: string) => text.replace(pay, '').trim() || text
const currency =
  '(?:₽|руб(?:лей|\\.)?|€|\\$|£|AED|SAR|QAR|KWD|OMR|BHD|EGP|MAD|JOD|USD|EUR|GBP|INR|RUB|Dhs?|Rs\\.?|درهم|ريال|جنيه|دينار|د\\.إ)'
const pay = new RegExp(
  `[\\s,|–—-]*(?:(?:от|до|from|up to|à partir de|dès|من)\\s+)?(?:${currency}\\s*\\d[\\d\\s.,]*|\\d[\\d\\s.,]*[kк]?\\s*${currency}(?!\\p{L})).*$`,
  'iu',
)

/** `Accountant | Dubai, UAE`: where somebody lives is told elsewhere. */
const withoutPlace = (text: string) => {
  const parts = text.trim().split(/\s*[|•]\s*/)
  const cut = parts.length === 1 ? placeAtEnd(text.trim()) : null
  if (cut && isTitleLike(cut.before)) return cut.before.replace(/[\s,،|–—-]+$/, '')
  return parts.length === 1 ? text.trim() : parts.filter((part) => !isPlace(part)).join(' | ')
}

/** A column may be too narrow for what one calls oneself. */
const goesOn = (line: Line, next: Line): boolean =>
  wraps(line, next) && next.text.length <= line.text.length && !/@|\d/.test(next.text) && !isPlace(next.text)

const isHeadline = ({ cells: [cell, ...more], text }: Line): boolean =>
  cell !== undefined &&
  more.length === 0 &&
  text.length <= mostLetters &&
  text.split(/\s+/).length <= mostWords &&
  !/@|\d{3}|[.!?؟。:：]\s*$|https?:/u.test(withoutPay(text).replace(/\(\d{5}\)$/, '')) &&
  !isPlace(text) &&
  isTitleLike(text)
