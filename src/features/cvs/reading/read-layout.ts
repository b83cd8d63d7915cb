import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { ReaderKind } from '../accepted-kinds.ts'
import { htmlLayout } from './layout/html-layout.ts'
import type { Layout } from './layout/line.ts'
import { pdfLayout } from './layout/pdf-layout.ts'
import { plainLayout } from './layout/text-layout.ts'
import { senseOf } from './parse/headings.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'

let library: Promise<PDFiumLibrary> | undefined

/** The words of a CV in their places. */
export async function readLayout(file: string, kind: ReaderKind): Promise<Layout> {
  if (kind === 'docx') return htmlLayout(htmlFrom(await readDocx(file)))
  if (kind === 'odt') return htmlLayout(htmlFrom(await readOdt(file)))
  if (kind === 'doc') return plainLayout((await readDoc(file)).text)
  if (kind === 'rtf') return plainLayout((await readRtf(file)).text)
  if (kind === 'text') return plainLayout((await readText(file)).text)
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(await readFile(file))
  try {
    return pdfLayout(document, Math.min(30, document.getPageCount()), senseOf)
  } finally {
    document.destroy()
  }
}

const htmlFrom = (shown: { kind: string; html?: string }) => shown.html ?? ''
