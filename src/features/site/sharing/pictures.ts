import sharp from 'sharp'
import { renderSVG } from 'uqr'

/** A QR code with its quiet zone; black on white whatever the theme, since cameras want it so. */
export const qrSvg = (url: string): string => renderSVG(url, { ecc: 'M', border: 2, pixelSize: 10 })

/** The same for programs that know no SVG. @param width in px */
export const qrPng = (url: string, width = 1024): Promise<Buffer> =>
  sharp(Buffer.from(qrSvg(url)), { density: 300 })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
