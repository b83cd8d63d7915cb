import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import type { Part } from './headings.ts'
import { languageOf } from './language-of.ts'
import { linksOf } from './links.ts'
import { personLabel } from './person-labels.ts'
import { toldIn } from './points.ts'
import { readFrom, readLines } from './reads.ts'

const kept = new Set<Part['section']>(['other', 'projects', 'certifications', 'experience', 'education'])
const longestHeading = 160
/** Words that say where a link leads, and no more. */
const networks =
  /\b(?:linkedin|github|gitlab|twitter|facebook|instagram|behance|dribbble|portfolio|website|web|blog|telegram|x)\b/giu

/**
 * Sections that lead to no field of a CV, word for word under their headings: publications, honours, talks. `spent` are parts and cells
 * that another field was read of. What is told of a passport or an identity card is kept nowhere.
 */
export function othersOf(
  parts: Part[],
  spent: { parts: ReadonlySet<Part>; cells: ReadonlySet<Cell> },
  name: string | null,
  known: ReadonlySet<string>,
): { name: Read; description: Read | null }[] {
  // a sentence says more than the licence that was read of it
  const isSpent = (line: Line) => line.cells.every((cell) => spent.cells.has(cell)) && !isProse(line)
  const begun = parts.findIndex(({ known, section }) => known && section !== 'head')
  const moving = parts
    .filter(({ section }) => section === 'head' || section === 'contact')
    .flatMap((part) => part.lines.flatMap(({ cells }) => cells.flatMap(movingIn)))
  const sections = parts.flatMap((part, at) => {
    const heading = headingOf(part)
    if (!heading || spent.parts.has(part) || !kept.has(part.section)) return []
    if (personLabel(heading.value) === 'document' || part.lines.every(isSpent)) return []
    // a label that stands above its value is no heading
    if (personLabel(heading.value) !== null && part.lines[0] && isSpent(part.lines[0])) return []
    if (plain(heading.value) === plain(name ?? '')) return []
    // above the first section stand a name and ways to reach somebody, in letters as large as headings
    if (!part.known && (at < begun || begun < 0) && !part.lines.some(isProse)) return []
    const description = part.lines.every(isContact) ? null : readLines(part.lines, 0.8, (lines) => toldIn(lines, known))
    return description ? [{ name: heading, description }] : []
  })
  return [...moving.slice(0, 1), ...sections]
}

const moves =
  /(?<!\p{L})((?:не )?готов[аы]? (?:к|на) (?:переезд|командировк)\p{L}*|(?:not )?(?:willing|open|ready) to (?:relocate|relocation|travel)|mobilité (?:nationale|internationale|géographique)|prête? à (?:déménager|voyager)|(?:مستعدة?|لدي استعداد) (?:للانتقال|للسفر))\s*[:：]?\s*(.*)$/iu

/** The heading of what is told of it in a sentence. */
const ofMoving = {
  en: 'Relocation and travel',
  ar: 'الانتقال والسفر',
  ru: 'Переезд и командировки',
  fr: 'Mobilité',
}

/** Whether somebody would move or travel: it stands among the ways to reach them, and no field holds it. */
function movingIn(cell: Cell): { name: Read; description: Read | null }[] {
  const found = moves.exec(cell.text)
  const [, name, rest = ''] = found ?? []
  if (!found || !name) return []
  if (/^\s*(?:[,،;].*)?$/u.test(rest)) {
    const told = cell.text.slice(found.index).trim()
    return [{ name: readFrom(ofMoving[languageOf(told)], cell, 0.8), description: readFrom(told, cell, 0.8) }]
  }
  return [{ name: readFrom(name, cell, 0.8), description: rest.trim() ? readFrom(rest.trim(), cell, 0.8) : null }]
}

const proseWords = 8
const isProse = ({ text }: Line) => text.split(/\s+/).length >= proseWords && !/@|\t/.test(text)

function headingOf({ heading }: Part): Read | null {
  const cell = heading?.cells[0]
  const text = withoutBullet(cell?.text ?? '')
    .replace(/\s*[:：]\s*$/, '')
    .slice(0, longestHeading)
    .trim()
  return cell && text !== '' ? readFrom(text, cell, 0.85) : null
}

/** A line of addresses alone was read as such. */
function isContact(line: Line): boolean {
  const links = linksOf({ lines: [line], text: line.text, pages: 1 })
  const rest = links.reduce((text, { value }) => text.replace(value, ' '), line.text.replace(/\S+@\S+/g, ' '))
  return links.length > 0 && !/\p{L}{2}/u.test(rest.replace(networks, ' '))
}
