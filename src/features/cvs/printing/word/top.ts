import { HeadingLevel, Paragraph } from 'docx'
import type { Writer } from './paragraphs.ts'
import { colourOf, mixed } from './styles.ts'

/** Name, headline and contacts, on what the template puts behind them. */
export function topOf(writer: Writer): Paragraph[] {
  const { sheet, look } = writer
  const box = {
    ...writer.start,
    ...(look.top === 'dark' && { shading: { fill: mixed(sheet.accent, -0.45) } }),
    ...(look.top === 'tint' && { shading: { fill: mixed(sheet.accent, 0.88) } }),
  }
  const colour = look.top === 'dark' ? { color: 'FFFFFF' } : {}
  const own = sheet.template === 'modern' || sheet.template === 'gulf' ? { color: colourOf(sheet.accent) } : {}
  return [
    ...(sheet.name ? [writer.pieces([[sheet.name, own]], { heading: HeadingLevel.TITLE, ...box })] : []),
    ...(sheet.headline ? [writer.pieces([[sheet.headline]], { style: 'Headline', ...box })] : []),
    ...(sheet.contacts.length > 0 && !look.sidebar
      ? [
          new Paragraph({
            ...box,
            bidirectional: sheet.rtl,
            spacing: { after: 160 },
            children: writer.contacts(colour),
          }),
        ]
      : []),
  ]
}
