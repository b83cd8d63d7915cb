import type { PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Layout } from './layout/line.ts'
import { layoutOf, pdfLayout } from './layout/pdf-layout.ts'
import { withoutRules } from './layout/without-rules.ts'
import { type RecognisedPage, recognise } from './ocr.ts'
import { withPdf } from './open-pdf.ts'
import { senseOf } from './parse/sense-of-columns.ts'
import { pictureWidth } from './read-picture.ts'

/** Fewer letters than this on a page, and it is rather a picture of one. */
const fewestLetters = 60
const recognisedPages = 4
/** 200 dots an inch: below it letters break, above it they only take longer. */
const dotsPerPoint = 200 / 72
const widest = 2400

/** Told before something that takes long. */
export type Slow = () => void

/** The words of a PDF in their places; of scanned pages, as they are recognised. */
export const readPdfWords = (file: string, slow: Slow): Promise<Layout> =>
  withPdf(file, async (document, pages) => {
    const layout = pdfLayout(document, pages, senseOf)
    if (lettersIn(layout) >= fewestLetters * Math.min(pages, 3) && !isOdd(layout)) return layout
    slow()
    const recognised = layoutOfRecognised(await recognise(await drawn(document, Math.min(pages, recognisedPages))))
    return lettersIn(recognised) > lettersIn(layout) * 0.6 ? recognised : layout
  })

/** The words of a photographed or scanned page. */
export async function readPictureWords(file: string, slow: Slow): Promise<Layout> {
  slow()
  const picture = sharp(file, { limitInputPixels: 50_000_000 })
    .rotate()
    .greyscale()
    .resize({ width: widest, withoutEnlargement: true })
  const { data, info } = await (await withoutRules(picture)).png().toBuffer({ resolveWithObject: true })
  const dotsPerPoint = Math.max(info.width / pictureWidth, 0.5)
  return layoutOfRecognised(await recognise([{ bytes: data, dotsPerPoint }]))
}

const layoutOfRecognised = (pages: RecognisedPage[]): Layout => ({
  ...layoutOf(
    pages.map(({ pieces }) => pieces),
    senseOf,
  ),
  recognised: pages.flatMap(({ words }) => words),
})

const lettersIn = ({ text }: Layout) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** A text layer most of whose letters mean nothing: its map of glyphs is not to be trusted. */
function isOdd({ text }: Layout): boolean {
  const signs = text.replace(/\s/g, '')
  const strange = signs.match(/[\ufffd\ufffe\ue000-\uf8ff]|[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu)?.length ?? 0
  return strange > signs.length * 0.3
}

async function drawn(document: PDFiumDocument, pages: number) {
  const out: { bytes: Buffer; dotsPerPoint: number }[] = []
  for (let number = 0; number < pages; number++) {
    const page = document.getPage(number)
    const scale = Math.min(dotsPerPoint, widest / Math.max(page.getOriginalSize().originalWidth, 1))
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    const picture = sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .greyscale()
    out.push({ bytes: await (await withoutRules(picture)).png().toBuffer(), dotsPerPoint: scale })
  }
  return out
}
