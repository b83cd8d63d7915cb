import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Shown } from './shown.ts'
import { Unreadable } from './unreadable.ts'

const mostPages = 30
const shownPages = 10
/** Width of a page's picture in px. */
const width = 1200

let library: Promise<PDFiumLibrary> | undefined

/** Pages of a PDF as WebP pictures `0.webp`, `1.webp` …, and its words. */
export async function readPdf(file: string, into: string | null): Promise<Shown> {
  library ??= PDFiumLibrary.init()
  const pdfium = await library
  const document = await pdfium.loadDocument(await readFile(file)).catch((error: Error) => {
    throw new Unreadable(/password/i.test(error.message) ? 'file_encrypted' : 'file_unreadable')
  })
  try {
    const pages = document.getPageCount()
    if (pages === 0) throw new Unreadable('file_unreadable')
    if (pages > mostPages) throw new Unreadable('file_bomb')
    const shown = Math.min(pages, shownPages)
    const texts: string[] = []
    for (let number = 0; number < shown; number++) {
      const page = document.getPage(number)
      texts.push(page.getText())
      if (into) await draw(page, path.join(into, `${number}.webp`))
    }
    return { kind: 'pages', pages: shown, text: texts.join('\n\n') }
  } finally {
    document.destroy()
  }
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>

async function draw(page: Page, to: string): Promise<void> {
  const { originalWidth } = page.getOriginalSize()
  const scale = Math.min(4, Math.max(0.2, width / Math.max(originalWidth, 1)))
  const { data, width: w, height: h } = await page.render({ scale, render: 'bitmap' })
  // PDFium gives BGRA
  const picture = sharp(data, { raw: { width: w, height: h, channels: 4 } }).recomb([
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ])
  await writeFile(to, await picture.flatten({ background: '#ffffff' }).webp({ quality: 82 }).toBuffer())
}
