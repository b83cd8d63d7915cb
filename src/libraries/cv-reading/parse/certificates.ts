import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { type Cell, type Line, withoutBullet, wordsOf } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import { cuesIn, orgScore } from './cues.ts'
import { periodIn, withoutPeriod } from './dates.ts'
import type { Part } from './headings.ts'
import { withRoles } from './labels.ts'
import { isPlace } from './places.ts'
import { toldIn } from './points.ts'
import { readFrom, readLines } from './reads.ts'
import { columnsOf } from './tables.ts'
import { listedIn, type Thing, thingsOf } from './things.ts'
import { withoutEnds, withoutValidity } from './validity.ts'
import { wraps } from './wraps.ts'

type Told = ReadCv['certificates']
const longest = 160
const longestIssuer = 80

/** Certificates and courses of sections that list them; `from` are those of which any were read. */
export function certificatesOf(parts: Part[], known: ReadonlySet<string>): { certificates: Told; from: Part[] } {
  const { told, from } = listedIn(
    parts,
    'certifications',
    (thing) => certificateOf(thing, known),
    (lines) => inLists(withoutValidity(inTables(lines))),
  )
  return { certificates: told, from }
}

/** A table with a head: each row has what it names under it, and no numbers. */
function inTables(lines: Line[]): Line[] {
  const [first, ...rows] = lines
  if (!first || !columnsOf(first, rows)) return lines
  return withRoles(lines).map((line) => {
    // when it was given, and not when it ends
    const given = line.cells.find(({ role }) => role === 'dates')
    const cells = line.cells.filter((cell) => cell.role !== 'grade' && (cell.role !== 'dates' || cell === given))
    return { ...line, cells, text: wordsOf(cells) }
  })
}

/** Things of a section, of which some lines list several: `NEBOSH IGC; IOSH; OSHA 30 Hrs`. */
function inLists(lines: Line[]): Thing[] {
  const things: Thing[] = []
  let others: Line[] = []
  const close = () => {
    if (others.length > 0) things.push(...thingsOf(others))
    others = []
  }
  for (const line of lines) {
    const several = severalIn(line)
    if (several.length < 2) others.push(line)
    else {
      close()
      things.push(...several.map((one) => ({ heads: [one], body: [] })))
    }
  }
  close()
  return things
}

const fewestAtCommas = 3
const longestListed = 50

/** One certificate each, where a line names several: at semicolons, or at commas if none of its parts is who gave one, where or when. */
function severalIn(line: Line): Line[] {
  const [cell, ...more] = line.cells
  if (!cell || more.length > 0) return []
  const at = (mark: RegExp) => withoutBullet(cell.text).split(mark).map(trimmed).filter(Boolean)
  const [bySemicolon, byComma] = [at(/\s*[;؛]\s*/), at(/\s*[,،]\s+(?![^(]*\))/)]
  const isList = byComma.length >= fewestAtCommas && byComma.every(isListed)
  const parts = bySemicolon.length > 1 ? bySemicolon : isList ? byComma : []
  const { parts: _, words: __, ...whole } = cell
  return parts.map((text) => {
    const one = { ...whole, text, at: cell.at + Math.max(0, cell.text.indexOf(text)) }
    return { ...line, cells: [one], text, bullet: true }
  })
}

const isListed = (text: string) =>
  text.length <= longestListed &&
  /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
  /\p{L}/u.test(text) &&
  cuesIn('institution', text) === 0 &&
  orgScore(text) <= 0 &&
  !isPlace(text) &&
  withoutDates(text) !== ''

function certificateOf(thing: Thing, known: ReadonlySet<string>): Told {
  const [heads, endOfHeads] = withoutEnds(thing.heads)
  const [body, endOfBody] = withoutEnds(thing.body)
  const pieces = piecesOf(heads, true)
  // who gave it, and when, stands below the name
  const below = body.findIndex(({ bullet, text }) => bullet || text.length > longestIssuer)
  const near = body.slice(0, below < 0 ? body.length : below)
  const rest = body.slice(near.length)
  pieces.push(...piecesOf(near.slice(0, 2), false))
  const [name, issuer, ...more] = namedFirst(pieces.filter(({ text }) => /\p{L}/u.test(text)))
  if (!name || name.text.length > longest) return []
  const lines = [...heads, ...near]
  const dated = lines
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const period = periodIn(cell.text)
      const at = period?.end === 'present' ? period.start : (period?.end ?? null)
      return at ? [{ at, cell }] : []
    })[0]
  const told = [...more.map(lineOf), ...near.slice(2), ...rest, ...endOfHeads, ...endOfBody]
  return [
    {
      name: readFrom(name.text, name.cell, 0.85),
      issuer: issuer ? readFrom(issuer.text, issuer.cell, 0.7) : null,
      date: dated ? readFrom(dated.at, dated.cell, 0.85) : null,
      description: readLines(told, 0.75, (all) => toldIn(all, known)),
    },
  ]
}

/** Where the school stands above what was learned there. */
function namedFirst(pieces: Piece[]): Piece[] {
  const isSchool = ({ text }: Piece) => cuesIn('institution', text) > 0
  const quoted = pieces.find(({ text }) => /^[«“"„].+[»”"“]$/u.test(text))
  const own = quoted ?? pieces.find((piece) => !isSchool(piece))
  if (quoted) return [quoted, ...pieces.filter((piece) => piece !== quoted)]
  return own && pieces[0] && isSchool(pieces[0]) ? [own, ...pieces.filter((piece) => piece !== own)] : pieces
}

type Piece = { text: string; cell: Cell; line: Line }

/** Words of lines without their dates, those of one thing joined, cut where somebody else is named. */
function piecesOf(lines: Line[], named: boolean): Piece[] {
  const pieces: Piece[] = []
  for (const [at, line] of lines.entries())
    for (const [nth, cell] of line.cells.entries()) {
      const last = pieces.at(-1)
      const text = withoutDates(withoutBullet(cell.text))
      const before = lines[at - 1]
      const goesOn = nth === 0 && before && line.cells.length === 1 && !line.bullet && before.bold === line.bold
      if (goesOn && last && (/^\p{Ll}/u.test(text) || /[-,&]$/.test(last.text) || wraps(before, line))) {
        last.text = joinedAt(last.text, text)
        continue
      }
      const parts = text.split(/\t|\s+[|•·]\s+/)
      for (const one of named ? parts.flatMap(apart) : parts) pieces.push({ text: trimmed(one), cell, line })
    }
  return pieces
}

function withoutDates(text: string): string {
  const period = periodIn(text)
  const rest = period ? withoutPeriod(text, period) : text
  // the number of a certificate may look like a year
  return period && /\p{L}/u.test(rest) ? rest : period ? '' : text
}

/** `PMP — Project Management Institute`: cut before who gave it. */
function apart(text: string): string[] {
  const joints = [...text.matchAll(/\s+[–—-]\s+|,\s+|،\s*|\s*\((?=[^)]+\)$)/gu)]
  for (const joint of joints) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (before.length > 2 && (cuesIn('institution', after) > 0 || orgScore(after) > 0.9))
      return [before, after.replace(/\)$/, '')]
  }
  return [text]
}

const trimmed = (text: string) =>
  text
    .replace(/^[\s,،;:|–—-]+|[\s,،;:|–—-]+$/gu, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .trim()

const lineOf = ({ text, cell, line }: Piece): Line => ({
  ...line,
  cells: [{ ...cell, text }],
  text,
  bullet: false,
})
