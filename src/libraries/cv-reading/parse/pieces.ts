import { isRightToLeft, plain } from '../layout/letters.ts'
import { type Cell, type Line, type Role, withoutBullet, wordsOf } from '../layout/line.ts'
import { beforeName, cuesIn, isEmploymentKind, isTitleLike, orgScore, titleScore, whereWords } from './cues.ts'
import { periodIn, withoutPeriod } from './dates.ts'
import { isDuration } from './durations.ts'
import { isPlace, isToldPlace, placeAtEnd } from './places.ts'
import type { Entry } from './split-entries.ts'

/** A part of an entry's head that may be its title, company, degree or school. */
export type Piece = { text: string; cell: Cell; line: number; bold: boolean; role?: Role | undefined }
/** `apart`: that it was an internship, a post of learning: no piece, and not to be lost. */
export type Pieces = { pieces: Piece[]; place: { text: string; cell: Cell } | null; apart: Line[] }

const strong = /\s*[\t|•·●▪∙‣;]\s*|\s+@\s+|\s+\/\/\s+/u
/** The head of an entry in pieces, without its period, its place, how long it lasted and what kind of work it was. */
export function piecesOf(entry: Entry, ofStudy = false): Pieces {
  const pieces: Piece[] = []
  let place: Pieces['place'] = null
  const apart: Line[] = []
  for (const [line, head] of entry.heads.entries())
    for (const cell of head.cells)
      for (const text of textsOf(cell, head)) {
        if (cell.role === 'place' || (cell.role && aside.has(cell.role))) {
          if (cell.role === 'place') place = withCountry(place, trimmed(text), cell)
          continue
        }
        if (!cell.role && (pieces.length === 0 && line === 0 ? isToldPlace(text) : isPlace(text))) {
          place ??= { text: trimmed(text), cell }
          continue
        }
        const cut = placeAtEnd(text)
        if (cut) place ??= { text: trimmed(cut.place), cell }
        const keeps = cut && (isBare(cut.before) || (ofStudy && isOfTown(cut)))
        const rest = trimmed(cut && !keeps ? cut.before : text)
        if (isForLearners(rest)) apart.push({ ...head, cells: [{ ...cell, text: rest }], text: rest, bullet: false })
        else if (isWorth(rest)) pieces.push({ text: rest, cell, line, bold: cell.bold, role: cell.role })
      }
  return { pieces, place, apart }
}

/** What a head says besides, line by line: neither of `used`, nor a line that is `told` whole. */
export function leftOver(
  { heads }: Entry,
  pieces: readonly Piece[],
  used: readonly (Piece | null)[],
  isWhole: (line: Line) => boolean = () => false,
): Line[] {
  const isUsed = ({ text }: Piece) => used.some((one) => one && (one.text.includes(text) || text.includes(one.text)))
  return heads.flatMap((head, at) => {
    if (isWhole(head)) return [head]
    const own = pieces.filter((piece) => piece.line === at && !isUsed(piece))
    const [first] = own
    if (!first) return []
    const cells = own.map(({ text, cell }) => ({ ...cell, text }))
    return [{ ...head, cells, text: wordsOf(cells), bullet: false }]
  })
}

/** A town and its country may have labels of their own. */
function withCountry(place: Pieces['place'], text: string, cell: Cell): Pieces['place'] {
  if (place?.cell.role !== 'place' || place.text.includes(text)) return place ?? { text, cell }
  return { text: `${place.text}${isRightToLeft(text) ? '، ' : ', '}${text}`, cell: place.cell }
}

const aside = new Set<Role>(['dates', 'grade', 'tasks'])

/** `University of California, Berkeley`: a town alone behind a school tells which. */
const isOfTown = ({ before, place }: { before: string; place: string }) =>
  cuesIn('institution', before) > 0 && !/[,،]/.test(`${before}${place}`)

/** `College, Manila`: without its town nobody knows which. */
const isBare = (text: string) => !/\s/.test(text) && cuesIn('institution', text) > 0

function textsOf(cell: Cell, head: Line): string[] {
  const text = withoutPeriods(withoutAddresses(withoutBullet(cell.text))).replace(/\s-{2,3}\s/g, ' – ')
  if (cell.role) return text.split(/\t/).map(trimmed).filter(Boolean)
  const runs = head.bullet ? null : runsOf(cell)
  return (runs ? runs.map((run, at) => withoutPeriods(at > 0 ? run.replace(preposition, '') : run)) : [text])
    .flatMap((run) => run.split(strong))
    .flatMap((part) => (head.bullet ? [part] : byMeaning(part)))
    .map(trimmed)
    .filter(Boolean)
}

/** The site of a company or a school stands beside its town, or behind its name. */
const withoutAddresses = (text: string) => text.replace(/(?<=\S\s*[,،|·\s]\s*)(?:https?:\/\/|www\.)\S+/gu, '')

function withoutPeriods(given: string): string {
  let text = given
  for (let times = 0; times < 3; times++) {
    const period = periodIn(text)
    if (!period) break
    text = withoutPeriod(text, period)
  }
  return text
}

const mostRuns = 4
/** Between what somebody was and where: a name follows it. */
const preposition = /^(?:at|chez|bei|presso|en|in|с|в|во|لدى|في)\s+(?=[\p{Lu}\p{Lo}\d«"“])/u

/** A bold title and a company in plain letters are two, whatever stands between them; a label and its value are one. */
function runsOf({ text, parts }: Cell): string[] | null {
  if (!parts || parts.length < 2 || parts.length > mostRuns || text.length > 160) return null
  const whole = parts.every((part) => /\p{L}{2}/u.test(part) && !/[:：]$/.test(part))
  return whole && periodIn(text)?.range === parts.map((part) => periodIn(part)).find(Boolean)?.range ? parts : null
}

const trimmed = (text: string) =>
  text
    .replace(/^[\s,،;:|·•–—\-@/)\]]+|[\s,،;:|·•–—\-@/([]+$/gu, '')
    .replace(beforeName, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/\s+(?:من|منذ|دور|دفعة|from|since|depuis|de|du|с)$/u, '')
    .replace(/^(?:عملت|أعمل|اعمل)\s+(?:كـ\s*)?/u, '')
    .trim()

const isWorth = (text: string) =>
  text.length > 1 &&
  /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) &&
  !isDuration(text) &&
  !isEmploymentKind(text) &&
  !/^(?:https?:|www\.)|@.*\./.test(text)

const forLearners = new Set(
  ['internship', 'stage', 'alternance', 'apprenticeship', 'стажировка', 'practicum', 'تدريب'].map(plain),
)
const isForLearners = (text: string) => forLearners.has(plain(text))

const firmly = new Set([...whereWords, 'لدى'])
/** These stand before towns, fields and departments as well. */
const loosely = new Set(['в', 'во', 'en', 'في'])
const isNamed = (text: string) => /^[\p{Lu}«"“]/u.test(text) && !isPlace(text) && !isTitleLike(text)

/** `Engineer at Masar`, `Masar – Engineer`, `Engineer (Masar)`: cut where one side is a title and the other is none. */
function byMeaning(text: string): string[] {
  for (const joint of text.matchAll(
    /\s+[–—-]\s+|\s+(?:at|chez|bei|presso|в|во|en|لدى|في)\s+|\s*\(|,\s+|،\s*|:\s+/giu,
  )) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (plain(before).length < 2 || plain(after).length < 2) continue
    const where = joint[0].trim().toLowerCase()
    const told =
      firmly.has(where) || (loosely.has(where) && !/^\p{Ll}/u.test(after) && (orgScore(after) > 0.9 || isNamed(after)))
    if (told && isTitleLike(before)) return [before, after]
    if (/^\s*\($/.test(joint[0])) {
      const inner = after.replace(/\).*$/, '')
      if (isEmploymentKind(inner) || isPlace(inner) || isDuration(inner))
        return [before, inner, after.replace(/^[^)]*\)/, '')]
    }
    if (
      isTitleLike(before) !== isTitleLike(after) &&
      /[–—-]/.test(joint[0]) &&
      Math.abs(titleScore(before) - titleScore(after)) > 1
    )
      return [before, after]
  }
  return [text]
}

const joints =
  /\s+[–—-]\s+|,\s+|،\s*|\s*\(|:\s+|\s+-|\s+(?:في|لدى|au sein de|chez)\s+|\s+بـ|\s+ب(?=(?:شركة|مؤسسة|مكتب|مصنع|بنك|مستشفى|مدرسة|مجموعة|فندق|مركز|معهد|وزارة|هيئة|جمعية|مطعم|محل|دار)(?!\p{L}))/gu

/** All ways to cut a piece in two, at commas, dashes and brackets, but not inside of brackets. */
export const halves = ({ text }: Piece): [string, string][] =>
  [...text.matchAll(joints)]
    .filter(({ index, 0: joint }) => !isInside(text, index, joint))
    .map((joint): [string, string] => [
      trimmed(text.slice(0, joint.index)),
      trimmed(text.slice(joint.index + joint[0].length)),
    ])
    .filter(([first, second]) => first.length > 1 && second.length > 1)

/** `Assistant (internship, then contract), Masar`: what brackets hold belongs to what stands before. */
function isInside(text: string, at: number, joint: string): boolean {
  const closing = text.indexOf(')', at)
  const opened = text.slice(0, at).lastIndexOf('(') > text.slice(0, at).lastIndexOf(')')
  return closing >= 0 && (opened || (joint.includes('(') && closing < text.length - 2))
}
