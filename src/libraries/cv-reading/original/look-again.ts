import sharp from 'sharp'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import { layoutOf } from '../layout/pdf-layout.ts'
import { recognise } from '../ocr.ts'
import { senseOf } from '../parse/sense-of-columns.ts'
import type { Drawn } from '../shown.ts'
import { dotsPerPoint } from './draw-original.ts'
import { hiddenBoxes, hiderOf } from './hidden-boxes.ts'
import { keepPage, keptPage, type Picture, painted } from './paint.ts'

type Asked = { into: string; pages: number; content: CvContent; redaction: Redaction }

/**
 * Reads drawn pages as a person would, by their pictures, and paints over what should have been gone and can still be read: names
 * drawn as outlines, texts that the file gives out as others. `slow` is told before.
 */
export async function lookAgain({ into, pages, content, redaction }: Asked, slow: () => void): Promise<Drawn> {
  slow()
  const isHidden = hiderOf(content, redaction)
  for (let number = 0; number < pages; number++) {
    const picture = await pictureOf(into, number)
    const found = (await recognise([picture], content.language)).map(({ pieces }) => pieces)
    const boxes = hiddenBoxes(found.flat(), layoutOf(found, senseOf).lines, isHidden)
    const [again = picture] = await painted([picture], boxes)
    if (again !== picture) await keepPage(into, number, again)
  }
  return { pages }
}

async function pictureOf(folder: string, number: number): Promise<Picture> {
  const bytes = await keptPage(folder, number)
  return { bytes: await sharp(bytes).png({ compressionLevel: 3 }).toBuffer(), dotsPerPoint }
}
