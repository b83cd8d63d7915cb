import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Box } from '../layout/line.ts'

/** A page as it is drawn. */
export type Picture = { bytes: Buffer; dotsPerPoint: number }

/** Letters reach out of their boxes; in points. */
const margin = 1.5
const bar = '#c9d2d4'

// what it keeps for a next time would be kept in vain
sharp.cache(false)

const pageFile = (folder: string, number: number) => path.join(folder, `${number}.jpg`)

export const keepPage = async (folder: string, number: number, { bytes }: Picture): Promise<void> =>
  writeFile(pageFile(folder, number), await sharp(bytes).jpeg({ quality: 88 }).toBuffer())

export const keptPage = (folder: string, number: number): Promise<Buffer> => readFile(pageFile(folder, number))

/** Pictures with bars in place of the boxes; one after the other, since each takes much memory while it is worked on. */
export async function painted(pictures: Picture[], boxes: Box[]): Promise<Picture[]> {
  const out: Picture[] = []
  for (const [at, picture] of pictures.entries()) {
    const bars = boxes.filter(({ page }) => page === at + 1).map((box) => barOf(box, picture.dotsPerPoint))
    out.push(bars.length > 0 ? { ...picture, bytes: await covered(picture.bytes, bars) } : picture)
  }
  return out
}

async function covered(picture: Buffer, bars: string[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${bar}">${bars.join('')}</svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 3 })
    .toBuffer()
}

function barOf({ x, y, width, height }: Box, dots: number): string {
  const [left, top] = [(x - margin) * dots, (y - margin) * dots]
  return `<rect x="${left}" y="${top}" width="${(width + 2 * margin) * dots}" height="${(height + 2 * margin) * dots}"/>`
}
