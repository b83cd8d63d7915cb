import {
  AlignmentType,
  Document,
  Footer,
  Header,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx'
import { asPng, asPortrait, type Printing, presentedFor, redactedOf } from '../printing.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import type { Say } from '../words.ts'
import { columns, datedRows } from './columns.ts'
import { Writer } from './paragraphs.ts'
import { runsOf } from './runs.ts'
import { points, stylesOf, type WordLook, wordLooks } from './styles.ts'
import { topOf } from './top.ts'

const papers = { a4: { width: 11906, height: 16838 }, 'us-letter': { width: 12240, height: 15840 } }
const muted = '536268'
const photoWidth = 96

/** A CV as a Word file with real headings and lists, right to left where its language goes so. */
export async function printCvWord(printing: Printing, say: Say): Promise<Buffer> {
  const presented = presentedFor(printing)
  const sheet = sheetOf(redactedOf(printing, say), printing.look, presented, say)
  const look = wordLooks[sheet.template]
  const photo = sheet.photo && presented.photo ? await asPortrait(presented.photo) : null
  const logo = sheet.brand?.logo && presented.brand?.logo ? await asPng(presented.brand.logo) : null
  return Packer.toBuffer(documentOf(sheet, look, photo, logo))
}

function documentOf(sheet: Sheet, look: WordLook, photo: Buffer | null, logo: Buffer | null): Document {
  const size = papers[sheet.paper]
  const writer = new Writer(sheet, look, size.width - 2 * look.margin)
  const author = sheet.author[0] ?? sheet.brand?.name ?? ''
  return new Document({
    title: sheet.title,
    creator: author,
    lastModifiedBy: author,
    styles: stylesOf(sheet, look),
    numbering: points(sheet.rtl),
    sections: [
      {
        properties: { page: { size, margin: { top: 900, bottom: 900, left: look.margin, right: look.margin } } },
        headers: { default: new Header({ children: headOf(writer, logo) }) },
        footers: { default: new Footer({ children: [footOf(writer)] }) },
        children: bodyOf(writer, photo),
      },
    ],
  })
}

function bodyOf(writer: Writer, photo: Buffer | null): (Paragraph | Table)[] {
  const { sheet, look } = writer
  const picture = photo ? [pictureOf(photo, sheet.words.photo, look.centred)] : []
  if (look.sidebar) return columns(writer, picture)
  const personalFirst = sheet.template === 'gulf'
  const sections = personalFirst
    ? [...sheet.sections].sort((a, b) => Number(b.id === 'personal') - Number(a.id === 'personal'))
    : sheet.sections
  return [
    ...topOf(writer, picture),
    ...sheet.cover.map((fact) => writer.fact(fact)),
    ...sections.flatMap((section) => [
      writer.heading(section.title),
      ...(look.dates === 'column' && section.kind === 'entries'
        ? datedRows(writer, section.entries)
        : writer.section(section)),
    ]),
  ]
}

const pictureOf = (photo: Buffer, words: string, centred: boolean) =>
  new Paragraph({
    ...(centred && { alignment: AlignmentType.CENTER }),
    children: [
      new ImageRun({
        type: 'png',
        data: photo,
        transformation: { width: photoWidth, height: photoWidth * 1.25 },
        altText: { title: words, name: words, description: words },
      }),
    ],
  })

function headOf(writer: Writer, logo: Buffer | null): Paragraph[] {
  const { brand, watermark } = writer.sheet
  const mark = watermark
    ? [writer.pieces([[watermark, { color: 'A9B4B8', bold: true }]], { alignment: AlignmentType.CENTER })]
    : []
  if (!brand) return mark
  const altText = { title: brand.name, name: brand.name, description: brand.name }
  const picture = logo
    ? [
        new Paragraph({
          bidirectional: writer.sheet.rtl,
          children: [new ImageRun({ type: 'png', data: logo, transformation: sizeOfLogo(logo), altText })],
        }),
      ]
    : []
  return [
    ...picture,
    writer.pieces([
      [brand.name, { bold: true, boldComplexScript: true }],
      ...(brand.consultant ? ([['   ·   '], [brand.consultant, { color: muted }]] as [string][]) : []),
    ]),
    ...mark,
  ]
}

/** As high as a line of the head, or less where it is very wide. */
function sizeOfLogo(png: Buffer): { width: number; height: number } {
  const part = png.readUInt32BE(16) / png.readUInt32BE(20)
  return part > 4 ? { width: 160, height: Math.round(160 / part) } : { width: Math.round(40 * part), height: 40 }
}

/** The page's number goes from left to right in every language. */
function footOf({ sheet }: Writer): Paragraph {
  const style = { size: 16, sizeComplexScript: 16, color: muted }
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ ...style, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
      ...(sheet.note ? runsOf(`   ·   ${sheet.note}`, sheet.rtl, style) : []),
    ],
  })
}
