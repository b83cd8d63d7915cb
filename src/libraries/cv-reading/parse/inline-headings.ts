import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import { personLabel } from './person-labels.ts'
import { roleNamed } from './roles.ts'
import { type Section, sectionOf } from './sections.ts'

/** Sections that letters and forms tell in one paragraph: `Образование: среднее, техникум, 1998`. */
const told = new Set<Section>(['summary', 'experience', 'education', 'certifications', 'languages', 'skills', 'other'])
/** As few as that are labels of lines. */
const fewest = 2
const before = /^([^:：]{3,45}?)\s*[:：]\s*(?=\S)/u
/** White space above a paragraph, in heights of a line, where lines of one stand closer. */
const ofParagraph = 1.6

/** `heading`: its words alone. */
export type InlineHeading = { section: Section; heading: Line; rest: Line }

/**
 * Headings with what they head in the same paragraph, where a CV is written so: two or more of them, of work or studies at least
 * one, each a paragraph of its own.
 */
export function inlineHeadings(lines: Line[]): Map<Line, InlineHeading> {
  const found = new Map(
    lines.flatMap((line) => {
      const heading = inlineHeading(line)
      return heading ? [[line, heading] as const] : []
    }),
  )
  const alone = lines.flatMap(({ cells, bullet }) => (cells.length === 1 && !bullet ? headAlone(cells[0]) : []))
  const sections = new Set([...alone, ...[...found.values()].map(({ section }) => section)])
  const isWrittenSo = sections.size > fewest && (sections.has('experience') || sections.has('education'))
  return isWrittenSo && found.size > 0 ? found : new Map()
}

/** `Опыт работы:` above what it heads, in the same CV. */
function headAlone(cell: Cell | undefined): Section[] {
  const label = /^(.{3,45}?)\s*[:：]$/u.exec(cell?.text ?? '')?.[1] ?? ''
  const section = label ? sectionOf(label) : null
  return section && roleNamed(label) === null ? [section] : []
}

function inlineHeading(line: Line): InlineHeading | null {
  const [cell, ...more] = line.cells
  if (!cell || more.length > 0 || line.bullet || (line.above > 0 && line.above < ofParagraph)) return null
  const match = before.exec(cell.text)
  const label = match?.[1] ?? ''
  const section = match ? sectionOf(label) : null
  if (!match || !section || !told.has(section) || roleNamed(label) || personLabel(label)) return null
  const text = withoutBullet(cell.text.slice(match[0].length))
  const { parts: _, words: __, ...whole } = cell
  const rest = { ...whole, text, at: cell.at + cell.text.length - text.length, bold: false }
  const heading = { ...line, cells: [{ ...whole, text: label }], text: label }
  return { section, heading, rest: { ...line, cells: [rest], text, bold: false } }
}
