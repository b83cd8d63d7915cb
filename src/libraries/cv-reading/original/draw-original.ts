import type { PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import { glyphsOf } from '../layout/glyphs.ts'
import type { Box } from '../layout/line.ts'
import { layoutOf } from '../layout/pdf-layout.ts'
import { type Piece, piecesOf } from '../layout/rows.ts'
import { withPdf } from '../open-pdf.ts'
import { senseOf } from '../parse/sense-of-columns.ts'
import type { Drawn } from '../shown.ts'
import { Unreadable } from '../unreadable.ts'
import { hiddenBoxes, hiderOf } from './hidden-boxes.ts'
import { pictureBoxes, strayBoxes } from './odd-boxes.ts'
import { keepPage, type Picture, painted } from './paint.ts'

/** 180 dots an inch: below it recognition, which proves what is gone, misses small letters. */
export const dotsPerPoint = 180 / 72
const widest = 1800
/** Fewer letters than this on a page, and its words stand in a picture, where they cannot be taken out for sure. */
const fewestLetters = 60
/** A picture as large as this part of the page is the page. */
const mostCovered = 0.6

export type Asked = { into: string; content: CvContent; redaction: Redaction }

/**
 * The pages of a PDF as pictures `0.jpg`, `1.jpg` …; what redaction takes out is painted over in the picture, so that nothing is
 * left below; `lookAgain` finds what is no text to a machine. `slow` is told before.
 * @throws Unreadable original_is_picture: its words cannot be taken out
 */
export const drawOriginal = (file: string, { into, content, redaction }: Asked, slow: () => void): Promise<Drawn> =>
  withPdf(file, async (document, count) => {
    slow()
    const found: Found[] = []
    const drawn: Picture[] = []
    for (let number = 0; number < count; number++) {
      // a page is closed by being drawn
      if (redaction !== 'none') found.push(findIn(document.getPage(number), number + 1))
      drawn.push(await draw(document.getPage(number)))
    }
    const pages = redaction === 'none' ? drawn : await veil(drawn, found, content, redaction)
    for (const [number, picture] of pages.entries()) await keepPage(into, number, picture)
    return { pages: count }
  })

type Found = { pieces: Piece[]; pictures: Box[]; stray: Box[] }

async function draw(page: PDFiumPage): Promise<Picture> {
  const { originalWidth } = page.getOriginalSize()
  const scale = Math.min(dotsPerPoint, widest / Math.max(originalWidth, 1))
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return { bytes: await picture.png({ compressionLevel: 3 }).toBuffer(), dotsPerPoint: scale }
}

/** What a page holds that may have to go. @throws Unreadable original_is_picture */
function findIn(page: PDFiumPage, number: number): Found {
  const pieces = piecesOf(glyphsOf(page), number)
  const pictures = pictureBoxes(page, number)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const covered = Math.max(0, ...pictures.map(({ width, height }) => width * height))
  const isBlank = letters === 0 && pictures.length === 0
  if (!isBlank && (letters < fewestLetters || covered > originalWidth * originalHeight * mostCovered))
    throw new Unreadable('original_is_picture')
  const lines = pieces.flatMap(({ box }) => (box ? [box] : []))
  return { pieces, pictures, stray: strayBoxes(page, number, lines) }
}

function veil(drawn: Picture[], found: Found[], content: CvContent, redaction: Redaction): Promise<Picture[]> {
  const pieces = found.map((page) => page.pieces)
  const told = hiddenBoxes(pieces.flat(), layoutOf(pieces, senseOf).lines, hiderOf(content, redaction))
  const faces = redaction === 'anonymous' ? found.flatMap(({ pictures }) => pictures) : []
  return painted(drawn, [...told, ...found.flatMap(({ stray }) => stray), ...faces])
}
