import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, VerticalAlign, WidthType } from 'docx'
import type { Writer } from './paragraphs.ts'

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }

type Row = { cells: TableCell[] /** Never parted by the end of a page. */; whole?: boolean }

/** A table nobody sees as one: columns that share the width. */
export const table = ({ width, sheet }: Writer, rows: readonly Row[], shares: readonly number[]) =>
  new Table({
    rows: rows.map(({ cells, whole }) => new TableRow({ children: cells, ...(whole && { cantSplit: true }) })),
    visuallyRightToLeft: sheet.rtl,
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: shares.map((share) => Math.round(width * share)),
    borders,
  })

type CellLook = { fill?: string | undefined; centred?: boolean; margins?: { x: number; y: number } }

export const cell = (
  children: Paragraph[],
  width: number,
  { fill, centred, margins = { x: 140, y: 60 } }: CellLook = {},
) =>
  new TableCell({
    children: children.length > 0 ? children : [new Paragraph({})],
    width: { size: Math.round(width), type: WidthType.DXA },
    margins: { left: margins.x, right: margins.x, top: margins.y, bottom: margins.y },
    ...(centred && { verticalAlign: VerticalAlign.CENTER }),
    ...(fill && { shading: { fill } }),
  })
