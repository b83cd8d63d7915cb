import sharp from 'sharp'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { CvLook, Redaction } from '#libraries/cv-content/look-contract.ts'
import { redact } from './redact.ts'
import type { Presented } from './sheet.ts'
import type { Say } from './words.ts'

/** What shall be printed, and how. */
export type Printing = {
  content: CvContent
  look: CvLook
  redaction: Redaction
  /** What tells an anonymous person from others: `4821`. */
  number: string
  presented?: Presented
}

const widestPicture = 900

/** The content as it may be shown, with the name it is shown under. */
export const redactedOf = ({ content, look, redaction, number }: Printing, say: Say): CvContent =>
  redact(content, redaction, { label: say(look.language, 'candidate', { number }) })

/** A face is a name. */
export const presentedFor = ({ presented = {}, redaction }: Printing): Presented =>
  redaction === 'anonymous' ? { ...presented, photo: null } : presented

/** Upright, no larger than print needs, without the camera's notes. */
export const asPng = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: widestPicture, height: widestPicture, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

/** A face as four to five, cut rather than pressed together, for files that cannot cut by themselves. */
export const asPortrait = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: 480, height: 600, fit: 'cover' })
    .png()
    .toBuffer()
