import { readFile } from 'node:fs/promises'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { Unreadable } from './unreadable.ts'

/** Pages of a CV that are read; longer files are books. */
const mostPages = 30
let library: Promise<PDFiumLibrary> | undefined

/** Opens a PDF, counts its pages, and closes it after use. @throws Unreadable file_encrypted · file_unreadable · file_bomb */
export async function withPdf<T>(
  file: string,
  use: (document: PDFiumDocument, pages: number) => Promise<T> | T,
): Promise<T> {
  library ??= PDFiumLibrary.init()
  const pdfium = await library
  const document = await pdfium.loadDocument(await readFile(file)).catch((error: Error) => {
    throw new Unreadable(/password/i.test(error.message) ? 'file_encrypted' : 'file_unreadable')
  })
  try {
    const pages = document.getPageCount()
    if (pages === 0) throw new Unreadable('file_unreadable')
    if (pages > mostPages) throw new Unreadable('file_bomb')
    return await use(document, pages)
  } finally {
    document.destroy()
  }
}
