import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { Entry, SheetSection } from '../sections.ts'
import type { Writer } from './paragraphs.ts'
import { mixed } from './styles.ts'
import { topOf } from './top.ts'

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
const sidebarShare = 0.31
const datesShare = 0.2
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
    ...topOf(writer),
    ...rest.flatMap((section) => [writer.heading(section.title), ...writer.section(section)]),
  ]
  return [
    table(
      writer,
      [[cell(left, width * sidebarShare, mixed(sheet.accent, 0.85)), cell(right, width * (1 - sidebarShare))]],
      sidebarShare,
    ),
  ]
}

function listed(writer: Writer, section: SheetSection): Paragraph[] {
  if (section.kind !== 'items') return writer.section(section)
  return section.items.map(({ name, note }) =>
    writer.pieces([[name], ...(note ? ([[` (${note})`]] as [string][]) : [])]),
  )
}

/** Dates in a column of their own, beside what happened then. */
export const datedRows = (writer: Writer, entries: Entry[]): Table[] => [
  table(
    writer,
    entries.map((entry) => [
      cell([writer.pieces([[entry.period]], { style: 'Place' })], writer.width * datesShare),
      cell(writer.entry(entry, 'column'), writer.width * (1 - datesShare)),
    ]),
    datesShare,
  ),
]

const table = ({ width, sheet }: Writer, rows: TableCell[][], share: number) =>
  new Table({
    rows: rows.map((children) => new TableRow({ children })),
    visuallyRightToLeft: sheet.rtl,
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [Math.round(width * share), Math.round(width * (1 - share))],
    borders,
  })

const cell = (children: Paragraph[], width: number, fill?: string) =>
  new TableCell({
    children: children.length > 0 ? children : [new Paragraph({})],
    width: { size: Math.round(width), type: WidthType.DXA },
    margins: { left: 140, right: 140, top: 60, bottom: 60 },
    ...(fill && { shading: { fill } }),
  })
