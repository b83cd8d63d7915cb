import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { withPdf } from './open-pdf.ts'
import type { PageSize, Shown } from './shown.ts'

const shownPages = 10
/** Width of a page's picture in px. */
const width = 1200
/** More effort takes twice the time and saves a twentieth of the bytes. */
const webp = { quality: 82, effort: 2 }

/** Pages of a PDF as WebP pictures `0.webp`, `1.webp` …, and its words. */
export const readPdf = (file: string, into: string | null): Promise<Shown> =>
  withPdf(file, async (document, pages) => {
    const shown = Math.min(pages, shownPages)
    const texts: string[] = []
    const sizes: PageSize[] = []
    for (let number = 0; number < shown; number++) {
      const page = document.getPage(number)
      texts.push(page.getText())
      const { originalWidth, originalHeight } = page.getOriginalSize()
      sizes.push({ width: originalWidth, height: originalHeight })
      if (into) await draw(page, path.join(into, `${number}.webp`))
    }
    return { kind: 'pages', pages: shown, sizes, text: texts.join('\n\n') }
  })

type Page = ReturnType<PDFiumDocument['getPage']>

async function draw(page: Page, to: string): Promise<void> {
  const { originalWidth } = page.getOriginalSize()
  const scale = Math.min(4, Math.max(0.2, width / Math.max(originalWidth, 1)))
  const { data, width: w, height: h } = await page.render({ scale, render: 'bitmap' })
  const picture = sharp(data, { raw: { width: w, height: h, channels: 4 } })
  await writeFile(to, await picture.flatten({ background: '#ffffff' }).webp(webp).toBuffer())
}
