import { type Line, type Role, withoutBullet } from '../layout/line.ts'
import { cuesIn } from './cues.ts'
import { withRoles } from './labels.ts'
import { halves, leftOver, type Piece, piecesOf } from './pieces.ts'
import { isPlace, placeAtEnd } from './places.ts'
import { type Entry, entriesOf } from './split-entries.ts'
import { isRank, isTellingRank, withWholeRanks } from './study-ranks.ts'

export type Study = { degree: Piece | null; institution: Piece | null; entry: Entry; besides: Line[] }

const mark =
  /^(?:gpa|cgpa|grade|mention|moyenne|average|средний балл|المعدل|التقدير|thesis|coursework|relevant coursework|dean'?s list|honou?rs list)\b|\bc?gpa\b|^\d[\d.,/ %]*$/iu
/** `Tertiary: Bachelor of Science`: how high, before what it was. */
const level =
  /^(?:tertiary|secondary|primary|elementary|vocational|college|post[- ]?graduate|graduate|undergraduate|masters?|doctorate)\s*(?:level|education)?\s*[:：]\s*(?=\p{Lu})/iu
const year = /^(?:19|20)\d\d$/
const shortDegree = 5
const longestField = 60

/** Studies of a section; where it names no dates, each school makes one. */
export function studiesOf(lines: Line[]): Study[] {
  const whole = withWholeRanks(lines)
  const told = whole.filter(({ text }) => !isRank(text)).map(withoutLevel)
  const entries = entriesOf(withRoles(told), true).flatMap((entry) => (entry.period ? [entry] : bySchool(entry)))
  const studies: Study[] = []
  for (const entry of entries) {
    const found = piecesOf(entry, true)
    const pieces = found.pieces.filter(({ text }) => !mark.test(text))
    const named = studyOf(pieces)
    const study: Study = { ...named, entry, besides: leftOver(entry, found.pieces, Object.values(named), isDetail) }
    const last = studies.at(-1)
    if (!study.degree && !study.institution) last?.entry.body.push(...entry.heads)
    else if (last && !entry.period && completes(last, study)) complete(last, study)
    else {
      if (!study.institution && last?.institution && study.degree && !isOneLine(last))
        study.institution = last.institution
      studies.push(study)
    }
  }
  return studies.map((study) => withRank(study, whole))
}

/** `Среднее специальное` above a study is its degree, or what tells how high its field was taught. */
function withRank(study: Study, lines: Line[]): Study {
  const first = study.institution?.cell ?? study.degree?.cell
  const at = lines.findIndex(({ cells }) => cells.some((cell) => cell.at === first?.at))
  const above = lines.slice(0, Math.max(0, at)).findLast(({ text }) => isRank(text))
  const cell = above?.cells[0]
  if (!above || !cell) return study
  const { degree } = study
  const rank: Piece = { text: above.text.trim(), cell, line: 0, bold: above.bold }
  if (!degree) return { ...study, degree: rank }
  const isField = isTellingRank(rank.text) && cuesIn('degree', degree.text) === 0
  return isField ? { ...study, degree: { ...degree, text: `${rank.text}, ${degree.text}` } } : study
}

function withoutLevel(line: Line): Line {
  const [cell, ...more] = line.cells
  const before = cell && level.exec(cell.text)?.[0]
  if (!cell || !before || more.length > 0) return line
  const { parts: _, words: __, ...whole } = cell
  const text = cell.text.slice(before.length)
  return { ...line, cells: [{ ...whole, text, at: cell.at + before.length }], text }
}

/** `2019 : Licence, Université Mohammed V`: a list that names the school of each. */
const isOneLine = ({ degree, institution }: Study) => degree !== null && degree.cell === institution?.cell

/** A line beside the head of a study that tells of its grade, thesis or courses alone. */
const isDetail = ({ cells }: Line): boolean =>
  cells.every(
    ({ text, role }) =>
      role === 'grade' || (role !== 'dates' && mark.test(withoutBullet(text)) && !year.test(withoutBullet(text))),
  )

/** A head without dates may be the half of an entry that dates stand beside. */
const completes = (last: Study, study: Study) =>
  Boolean(
    (!last.degree && study.degree && !study.institution) || (!last.institution && study.institution && !study.degree),
  )

function complete(last: Study, study: Study) {
  last.degree ??= study.degree
  last.institution ??= study.institution
}

function bySchool(entry: Entry): Entry[] {
  const out: Entry[] = []
  const kinds = (line: Line) => ({
    school: cuesIn('institution', line.text) > 0,
    degree: cuesIn('degree', line.text) > 0,
  })
  let seen = { school: false, degree: false }
  for (const line of entry.heads) {
    const kind = kinds(line)
    const again = (kind.school && seen.school) || (kind.degree && seen.degree)
    if (out.length === 0 || again) {
      out.push({ heads: [line], period: null, body: [] })
      seen = kind
    } else {
      out.at(-1)?.heads.push(line)
      seen = { school: seen.school || kind.school, degree: seen.degree || kind.degree }
    }
  }
  out.at(-1)?.body.push(...entry.body)
  return out
}

function studyOf(given: Piece[]): { degree: Piece | null; institution: Piece | null } {
  const labelled = (wanted: Role[]) => given.find(({ role }) => role && wanted.includes(role)) ?? null
  const [degree, institution] = [labelled(['degree', 'title']), labelled(['school', 'company'])]
  if (!degree && !institution) return guessed(given)
  const [other] = given.filter(({ role }) => !role)
  return { degree: degree ?? other ?? null, institution: institution ?? other ?? null }
}

function guessed(given: Piece[]): { degree: Piece | null; institution: Piece | null } {
  const pieces = given.slice(0, 8).flatMap(apart)
  const school = best(pieces, (text) => schools(text) * 2 - cuesIn('degree', text))
  const degree = best(
    pieces.filter((piece) => piece !== school),
    (text) => cuesIn('degree', text) * 2 - schools(text),
  )
  const rest = pieces.filter((piece) => piece !== school && piece !== degree)
  const institution = school ?? rest.find(({ text }) => text.length < 70) ?? null
  const named = degree ?? rest.find((piece) => piece !== institution && piece.text.length < 90) ?? null
  return {
    degree:
      named &&
      withField(
        named,
        rest.filter((piece) => piece !== institution && piece !== named),
      ),
    institution,
  }
}

/** `BSc Physics, Moscow State University` in one piece is two: cut before the school, or behind it. */
function apart(piece: Piece): Piece[] {
  const { text } = piece
  const cuts = [...text.matchAll(/,\s+|،\s*|\s+[–—-]\s+|\s+(?:at|from|de l'|à l')\s*|\s+من\s+|\s*\(/gu)].map(
    (joint) => ({
      before: text.slice(0, joint.index).trim(),
      after: text
        .slice(joint.index + joint[0].length)
        .replace(/\)$/, '')
        .trim(),
      dash: /[–—-]/.test(joint[0]),
    }),
  )
  const into = ({ before, after }: { before: string; after: string }) => [
    { ...piece, text: before },
    { ...piece, text: after },
  ]
  const forward = cuts.findLast(({ before, after }) => schools(before) === 0 && schools(after) > 0 && before.length > 2)
  if (forward) return into({ ...forward, after: withoutMarks(forward.after) })
  const backward = cuts.filter(
    ({ before, after }) =>
      schools(before) > 0 && schools(after) === 0 && cuesIn('degree', before) === 0 && cuesIn('degree', after) > 0,
  )
  const atDash = backward.find(({ before, dash }) => dash && placeAtEnd(before))
  if (atDash) return into({ ...atDash, before: placeAtEnd(atDash.before)?.before ?? atDash.before })
  if (backward[0]) return into(backward[0])
  const dashed = cuts.find(
    ({ before, after, dash }) =>
      dash && cuesIn('degree', before) > 0 && cuesIn('degree', after) === 0 && after.length > 2,
  )
  if (dashed) return into(dashed)
  if (cuesIn('degree', text) === 0) return schoolAndField(piece)
  const front = /^(\p{Lu}[\p{L}.]{1,5})\s+(?:(?:in|at|from)\s+)?(?=\p{Lu})/u.exec(text)
  if (
    front &&
    cuesIn('degree', front[1] ?? '') > 0 &&
    cuesIn('institution', text) > 0 &&
    cuesIn('institution', front[1] ?? '') === 0
  )
    return [{ ...piece, text: front[1] ?? '' }, ...apart({ ...piece, text: text.slice(front[0].length) })]
  return [piece]
}

/** `ENGEES, Strasbourg, mention bien`: neither its town, where letters name it, nor a grade. */
function withoutMarks(school: string): string {
  const parts = school.replace(/\.$/, '').split(/,\s+/)
  const known = parts.filter((part, at) => at === 0 || !mark.test(part))
  return acronym.test(`${parts[0]}`) && isPlace(known[1] ?? '') ? `${known[0]}` : known.join(', ')
}

const acronym =
  /^(?!(?:[MBHD]\p{Lu}{1,3}|GPA|CGPA|DUT|BTS|DEUG|CAP|BEP|HND|ISCED)\b)\p{Lu}{3,6}(?:-\p{Lu}{2,4})?(?=,\s+\p{Lu}|\s+\p{Lu}|\s+им|$)/u

/** How much of a text speaks for a school: its words, or the capitals schools shorten themselves to. */
const schools = (text: string) =>
  cuesIn('institution', text) + (cuesIn('degree', acronym.exec(text)?.[0] ?? 'x') === 0 && acronym.test(text) ? 1 : 0)

/** `Princeton University, Computer Science` */
function schoolAndField(piece: Piece): Piece[] {
  const parts = piece.text.split(/,\s+|،\s*/)
  const [first = '', second = ''] = parts
  const clear =
    parts.length === 2 &&
    cuesIn('institution', first) > 0 &&
    cuesIn('institution', second) === 0 &&
    second.length > 3 &&
    !isPlace(second)
  return clear
    ? [
        { ...piece, text: first },
        { ...piece, text: second },
      ]
    : [piece]
}

function best(pieces: Piece[], score: (text: string) => number): Piece | null {
  let found: Piece | null = null
  let most = 0
  for (const piece of pieces) {
    const worth = score(piece.text)
    if (worth > most) {
      most = worth
      found = piece
    }
  }
  return found
}

/** `Bachelor of Science` beside `Computer Science`: the field belongs to the degree. */
function withField(degree: Piece, rest: Piece[]): Piece {
  const field = rest.find(
    ({ text, line }) =>
      Math.abs(line - degree.line) <= 1 && text.length < longestField && !/\d{2}|[:：]| City$/.test(text),
  )
  if (!field || degree.text.split(/\s+/).length > shortDegree || halves(degree).length > 0) return degree
  return { ...degree, text: `${degree.text}, ${field.text}` }
}
