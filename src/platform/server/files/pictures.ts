import sharp from 'sharp'
import { Refused } from '#platform/shared/refusal.ts'

const mostPixels = 50_000_000
/** Widths of thumbnails, in px, that a page may ask for. */
export const thumbnailSizes = [64, 160, 480, 960, 1600] as const

/**
 * Size of a picture in px.
 * @throws Refused file_unreadable · too_large (more than 50 megapixels)
 */
export async function measurePicture(at: string): Promise<{ width: number; height: number }> {
  const facts = await sharp(at, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!facts?.width || !facts.height) throw new Refused('file_unreadable')
  if (facts.width * facts.height > mostPixels) throw new Refused('too_large', { max_pixels: mostPixels })
  return { width: facts.width, height: facts.height }
}

/** How many large pictures are opened at a time: each may take half a gigabyte and seconds of a processor. */
const atOnce = 2
const waiting: (() => void)[] = []
let open = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (open >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else open++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else open--
  }
}

/** A WebP no wider than asked for, upright, without the camera's notes (place, device). */
export const thumbnail = (bytes: Uint8Array, width: number): Promise<Buffer> => inTurn(() => shrink(bytes, width))

const shrink = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()

/** The same picture upright and without the camera's notes. */
export const cleaned = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels }).rotate().toBuffer()

/** A picture as it may be kept: upright and without the camera's notes; null where it has none and is kept as it came. */
export async function withoutNotes(at: string): Promise<Buffer | null> {
  const { exif, xmp, iptc, orientation = 1, pages = 1 } = await sharp(at, { limitInputPixels: mostPixels }).metadata()
  if (!exif && !xmp && !iptc && orientation === 1) return null
  return sharp(at, { limitInputPixels: mostPixels, animated: pages > 1 })
    .autoOrient()
    .toBuffer()
}

/** Wide enough for A4 at 200 dots an inch. */
const scanWidth = 1654

/** A photo of a sheet of paper as a page: upright, no larger than its letters need, without the camera's notes. */
export const scanned = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: scanWidth, height: scanWidth * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
