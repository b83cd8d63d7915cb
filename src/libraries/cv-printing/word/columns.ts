import type { Paragraph, Table } from 'docx'
import type { Entry, SheetSection } from '../sections.ts'
import type { Writer } from './paragraphs.ts'
import { mixed } from './styles.ts'
import { cell, table } from './tables.ts'
import { nameOf } from './top.ts'

const sidebarShare = 0.31
const datesShare = 0.2
/** Longer entries may go on overleaf, or half a page would stay empty. */
const mostLinesWhole = 10
const inSidebar = ['skills', 'languages', 'personal']

/** What is looked up quickly in a tinted column; what is read beside it. */
export function columns(writer: Writer, picture: Paragraph[]): Table[] {
  const { sheet, width } = writer
  const aside = sheet.sections.filter(({ id }) => inSidebar.includes(id))
  const rest = sheet.sections.filter(({ id }) => !inSidebar.includes(id))
  const left = [
    ...picture,
    ...(sheet.contacts.length > 0 ? [writer.heading(sheet.words.contact)] : []),
    ...sheet.contacts.map(({ text }) => writer.line(text)),
    ...aside.flatMap((section) => [writer.heading(section.title), ...listed(writer, section)]),
    ...sheet.cover.map((fact) => writer.fact(fact)),
  ]
  const right = [
    ...nameOf(writer),
    ...rest.flatMap((section) => [writer.heading(section.title), ...writer.section(section)]),
  ]
  const shares = [sidebarShare, 1 - sidebarShare]
  const tint = { fill: mixed(sheet.accent, 0.85) }
  const cells = [cell(left, width * sidebarShare, tint), cell(right, width * (1 - sidebarShare))]
  return [table(writer, [{ cells }], shares)]
}

function listed(writer: Writer, section: SheetSection): Paragraph[] {
  if (section.kind !== 'items') return writer.section(section)
  return section.items.map(({ name, note }) =>
    writer.pieces([[name], ...(note ? ([[` – ${note}`]] as [string][]) : [])]),
  )
}

/** Dates in a column of their own, beside what happened then. */
export const datedRows = (writer: Writer, entries: Entry[]): Table[] => [
  table(
    writer,
    entries.map((entry) => ({
      whole: linesOf(entry) <= mostLinesWhole,
      cells: [
        cell([writer.pieces([[entry.period]], { style: 'Place', keepNext: false })], writer.width * datesShare),
        cell(writer.entry(entry, 'column'), writer.width * (1 - datesShare)),
      ],
    })),
    [datesShare, 1 - datesShare],
  ),
]

const linesOf = ({ body }: Entry) => body.reduce((sum, { lines }) => sum + lines.length, 0)
