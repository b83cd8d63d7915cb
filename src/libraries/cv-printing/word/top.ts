import { HeadingLevel, type IParagraphOptions, Paragraph, type Table } from 'docx'
import type { Writer } from './paragraphs.ts'
import { colourOf, mixed } from './styles.ts'
import { cell, table } from './tables.ts'

const pictureWidth = 1900

/** Name, headline and contacts, with the photo beside them, on what the template puts behind them. */
export function topOf(writer: Writer, picture: Paragraph[]): (Paragraph | Table)[] {
  const { look, width } = writer
  const words = [...nameOf(writer), ...waysOf(writer)]
  const beside = picture.length > 0 && !look.centred
  if (look.top === 'none' && !beside) return [...picture, ...words]
  const own = {
    fill: fillOf(writer),
    centred: true,
    margins: look.top === 'none' ? { x: 0, y: 0 } : { x: 280, y: 200 },
  }
  const rest = width - pictureWidth
  return [
    beside
      ? table(
          writer,
          [{ cells: [cell(words, rest, own), cell(picture, pictureWidth, own)] }],
          [rest / width, pictureWidth / width],
        )
      : table(writer, [{ cells: [cell(words, width, own)] }], [1]),
    ...(look.top === 'none' ? [] : [new Paragraph({ spacing: { after: 0, line: 120 } })]),
  ]
}

function fillOf({ sheet: { accent }, look: { top } }: Writer): string | undefined {
  if (top === 'dark') return mixed(accent, -0.45)
  return top === 'tint' ? mixed(accent, 0.88) : undefined
}

/** The name gets smaller where it is long, as in the PDF. */
export function nameOf(writer: Writer): Paragraph[] {
  const { sheet, look } = writer
  const length = [...sheet.name].length
  const size = Math.round(look.nameSize * (length > 90 ? 0.5 : length > 45 ? 0.68 : length > 28 ? 0.84 : 1))
  const coloured = sheet.template === 'modern' || sheet.template === 'gulf'
  const own = { size, sizeComplexScript: size, ...(coloured && { color: colourOf(sheet.accent) }) }
  return [
    ...(sheet.name ? [writer.pieces([[sheet.name, own]], { heading: HeadingLevel.TITLE, ...writer.start })] : []),
    ...(sheet.headline ? [writer.pieces([[sheet.headline]], { style: 'Headline', ...writer.start })] : []),
  ]
}

function waysOf(writer: Writer): Paragraph[] {
  const { sheet, look } = writer
  if (sheet.contacts.length === 0) return []
  const children = writer.contacts(look.top === 'dark' ? { color: 'FFFFFF' } : {})
  const options: IParagraphOptions = { ...writer.start, bidirectional: sheet.rtl, spacing: { after: 160 }, children }
  return [new Paragraph(options)]
}
