import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Shown } from './shown.ts'

/** As if it were a page of A4, in points; its words are measured the same way. */
export const pictureWidth = 595

/** A photographed CV: upright, no wider than a page's picture, without what the camera noted. */
export async function readPicture(file: string, into: string | null): Promise<Shown> {
  const picture = sharp(file, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: 1600, withoutEnlargement: true })
  const { data, info } = await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  if (into) await writeFile(path.join(into, '0.webp'), data)
  const height = (info.height / Math.max(info.width, 1)) * pictureWidth
  return { kind: 'pages', pages: 1, sizes: [{ width: pictureWidth, height }], text: '' }
}
