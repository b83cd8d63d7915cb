import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Shown } from './shown.ts'

/** A photographed CV: upright, no wider than a page's picture, without what the camera noted. */
export async function readPicture(file: string, into: string | null): Promise<Shown> {
  const picture = sharp(file, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: 1600, withoutEnlargement: true })
  const bytes = await picture.webp({ quality: 82 }).toBuffer()
  if (into) await writeFile(path.join(into, '0.webp'), bytes)
  return { kind: 'pages', pages: 1, text: '' }
}
