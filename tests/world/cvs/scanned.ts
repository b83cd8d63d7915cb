import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** The first page of a PDF as a scanner gives it: a grey picture at 200 dots an inch, a little noise. */
export async function scanned(pdf: Uint8Array): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const { data, width, height } = await document.getPage(0).render({ scale: 200 / 72, render: 'bitmap' })
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fafafa' })
      .greyscale()
      .jpeg({ quality: 80 })
      .toBuffer()
  } finally {
    document.destroy()
    library.destroy()
  }
}
