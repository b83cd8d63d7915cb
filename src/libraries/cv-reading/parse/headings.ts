import { isCapitals, plain } from '../layout/letters.ts'
import { type Line, withoutBullet, wordsOf } from '../layout/line.ts'
import { bodySize } from '../layout/pdf-layout.ts'
import { periodIn } from './dates.ts'
import { type InlineHeading, inlineHeadings } from './inline-headings.ts'
import { isHeadOfJobs, roleNamed } from './roles.ts'
import { isPaperTitle, type Section, sectionOf } from './sections.ts'
import { isRank } from './study-ranks.ts'

/** `known`: its heading is in the lists, and not only printed like one. */
export type Part = { section: Section | 'head'; heading: Line | null; lines: Line[]; known: boolean }

/** Lines of a CV by section. A column without a heading goes on with what it held on the page before. */
export function partsOf(given: Line[]): Part[] {
  const size = bodySize(given.flatMap(({ cells }) => cells))
  const lines = withWholeHeadings(given.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  const margin = marginHeads(lines)
  const inline = inlineHeadings(lines)
  const heads = likely(
    lines.map((line, at) =>
      isTitleOfPaper(line, at)
        ? null
        : (headingOf(line, size) ?? (margin.has(line) ? besideHead(line) : withinHead(inline.get(line)))),
    ),
  )
  const styles = stylesOf(lines, heads)
  const parts: Part[] = []
  const open = new Map<number, Part>()
  let column = -1
  let current: Part | null = null
  for (const [at, line] of lines.entries()) {
    const found =
      heads[at] ??
      (looksLike(line, styles(line.column), size) ? { section: 'other' as const, heading: line, rest: null } : null)
    if (line.column !== column) {
      column = line.column
      current = open.get(column) ?? null
    }
    if (found) {
      current = {
        section: found.section,
        heading: found.heading ?? line,
        lines: found.rest ? [found.rest] : [],
        known: Boolean(heads[at]),
      }
      parts.push(current)
    } else {
      if (!current) {
        current = { section: 'head', heading: null, lines: [], known: true }
        parts.push(current)
      }
      current.lines.push(line)
    }
    open.set(column, current)
  }
  return parts.map(ofPersonIfAsked)
}

/** `Personal profile` above what is asked of a person, line by line with its label, is no summary. */
function ofPersonIfAsked(part: Part): Part {
  const labelled = part.lines.filter(({ text }) => /^[^:：]{3,30}\s*[:：]\s*\S/.test(text))
  const isForm = part.lines.length >= fewestAsked && labelled.length * 3 >= part.lines.length * 2
  return part.section === 'summary' && isForm ? { ...part, section: 'contact' } : part
}

const fewestAsked = 3
const fewestInMargin = 3

/** Headings in a column of their own, in letters like all others: told by how many there are. */
function marginHeads(lines: Line[]): Set<Line> {
  const found = lines.filter(
    ({ cells: [first, ...rest], bullet }) =>
      first && rest.length > 0 && !bullet && sectionOf(first.text) && !rest.some(({ text }) => roleNamed(text)),
  )
  const many = new Set(found.map(({ cells }) => sectionOf(cells[0]?.text ?? ''))).size >= fewestInMargin
  return new Set(many ? found : onlySkills(lines, found))
}

/** `Навыки` beside their list, where nothing else in the CV is called so: no row of what stands above. */
function onlySkills(lines: Line[], found: Line[]): Line[] {
  const called = lines.filter(({ cells: [first] }) => first && sectionOf(first.text) === 'skills')
  const [only, ...more] = called
  const isList = only?.cells.slice(1).some(({ text }) => text.split(/[,،;·•|]/).length > fewestAsked)
  return only && more.length === 0 && isList && found.includes(only) ? [only] : []
}

/**
 * `firm`: in bold, in capitals or called a heading by the file; a size alone may be noise of a scan. `isCore`: of work or studies.
 */
type Heading = {
  section: Section
  heading?: Line
  rest: Line | null
  stressed: boolean
  firm: boolean
  isCore?: boolean
}

/**
 * Where most headings are set off from the text, a word like one inside the text is none; but one of work or studies is where
 * nothing else heads these.
 */
function likely(heads: (Heading | null)[]): (Heading | null)[] {
  const all = heads.filter((head) => head !== null)
  const firm = new Set(all.filter((head) => head.firm).map(({ section }) => section))
  const stressed = all.filter((head) => head.stressed).length
  const many = all.filter((head) => head.firm).length >= 2
  const most = stressed >= fewestStressed && all.length - stressed < stressed / 3
  const isKept = ({ section, isCore }: Heading) => !most && isCore && !firm.has(section)
  return many || most ? heads.map((head) => (head && (head.stressed || isKept(head)) ? head : null)) : heads
}

const fewestStressed = 4

/** A line that heads a section; a title in the margin leaves the rest of its line. */
function headingOf(line: Line, size: number): Heading | null {
  const [first, ...rest] = line.cells
  if (!first || (line.bullet && !line.heading && !isMarked(line))) return null
  const firm = line.bold || line.heading || isCapitals(first.text)
  const stressed = firm || first.size > size * 1.05
  if (rest.length === 0) return alone(line, stressed, firm)
  const section = sectionOf(first.text)
  if (line.cells.every(({ text }) => roleNamed(text))) return null
  if (section && rest.every(({ text }) => sectionOf(text) !== null)) return { section, rest: null, stressed, firm }
  const differs =
    stressed && !(line.cells.every(({ bold }) => bold) && !isCapitals(first.text) && first.size <= size * 1.05)
  return section && differs ? besideHead(line, section, stressed, firm) : null
}

/** `◆ SKILLS` in letters of its own; a list says `• Languages: English`. */
const isMarked = ({ cells, bold, text }: Line) => cells.length === 1 && (bold || isCapitals(withoutBullet(text)))

/** `RESUME` at the head of the first page says what the paper is. */
const isTitleOfPaper = (line: Line, at: number) => at === 0 && line.cells.length === 1 && isPaperTitle(line.text)

const withinHead = (found: InlineHeading | undefined): Heading | null =>
  found ? { ...found, stressed: true, firm: false, isCore: true } : null

/** What stands beside a heading is the first line of its section. */
function besideHead(line: Line, section = sectionOf(line.cells[0]?.text ?? ''), stressed = true, firm = true) {
  const [first, ...cells] = line.cells
  if (!section || !first) return null
  const text = wordsOf(cells)
  const rest = { ...line, cells, text, x1: cells[0]?.x1 ?? line.x1, bold: cells[0]?.bold ?? false }
  return { section, rest, stressed, firm }
}

function alone(line: Line, stressed: boolean, firm: boolean): Heading | null {
  const text = withoutBullet(line.text).replace(/\s*[:：]\s*$/, '')
  const section = isHeadOfJobs(text) ? null : sectionOf(text)
  if (!section || /[.,;]$/.test(text)) return null
  const colon = text !== withoutBullet(line.text)
  // inside of an entry, not above all of them
  if (colon && roleNamed(text) === 'tasks') return null
  const isCore = section === 'experience' || section === 'education'
  return stressed || colon || plain(text).length > 4
    ? { section, rest: null, stressed: stressed || colon, firm, isCore }
    : null
}

/** A heading too long for its column stands on two lines. */
function withWholeHeadings(given: Line[]): Line[] {
  const lines = given.map((line) => ({ ...line, cells: [...line.cells] }))
  for (const [at, line] of lines.entries())
    for (const next of lines.slice(at + 1, at + 3)) {
      const [first, second] = [line.cells[0], next.cells[0]]
      if (!first || !second || first.bold !== second.bold || Math.abs(first.size - second.size) > 0.3) continue
      const aligned = Math.abs(first.x1 - second.x1) < 3 || Math.abs(first.x2 - second.x2) < 3
      const whole = `${first.text} ${second.text}`
      if (!aligned || sectionOf(first.text) || !sectionOf(whole) || !(first.bold || isCapitals(whole))) continue
      line.cells[0] = { ...first, text: whole }
      next.cells.shift()
      for (const changed of [line, next]) {
        changed.text = wordsOf(changed.cells)
        changed.bold = changed.cells[0]?.bold ?? false
      }
    }
  return lines.filter(({ cells }) => cells.length > 0)
}

type Style = { size: number; bold: boolean; capitals: boolean; level: boolean }

/** A side bar may print its headings in another way than the column beside it. */
function stylesOf(lines: Line[], heads: (Heading | null)[]): (column: number) => Style | null {
  const all = styleOf(lines, heads, fewestKnown)
  const columns = new Map<number, Style | null>()
  return (column) => {
    if (!columns.has(column)) {
      const own = heads.map((head, at) => (lines[at]?.column === column ? head : null))
      columns.set(column, styleOf(lines, own, fewestKnown - 1) ?? all)
    }
    return columns.get(column) ?? null
  }
}

const fewestKnown = 3

/** How this CV prints its headings, read off those whose words are known. */
function styleOf(lines: Line[], heads: (Heading | null)[], fewest: number): Style | null {
  const known = lines.filter((line, at) => heads[at] && line.cells.length === 1)
  if (known.length < fewest) return null
  const most = (has: (line: Line) => boolean) => known.filter(has).length > known.length * 0.7
  const size = known.map((line) => line.size).sort((a, b) => a - b)[known.length >> 1] ?? 0
  return {
    size,
    bold: most(({ bold }) => bold),
    capitals: most(({ text }) => isCapitals(text)),
    level: most(({ heading }) => heading),
  }
}

/** A line printed as headings are, of words not known as one. */
function looksLike(line: Line, style: Style | null, size: number): boolean {
  if (!style || line.cells.length !== 1 || line.bullet || line.text.length > 40) return false
  if (periodIn(line.text) || isRank(line.text)) return false
  const told = style.size > size * 1.1 || style.capitals || style.level
  return (
    told &&
    Math.abs(line.size - style.size) < 0.3 &&
    line.bold === style.bold &&
    (!style.capitals || isCapitals(line.text)) &&
    (!style.level || line.heading) &&
    (style.size > size * 1.1 || style.level || (style.capitals && line.above > 1.6))
  )
}
