import type { ReaderKind } from './accepted-kinds.ts'
import { htmlLayout } from './layout/html-layout.ts'
import type { Layout } from './layout/line.ts'
import { plainLayout } from './layout/text-layout.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readRtf } from './read-rtf.ts'
import { readText } from './read-text.ts'
import { readPdfWords, readPictureWords, type Slow } from './read-words.ts'

/** The words of a CV in their places; `slow` is told before letters must be recognised. */
export async function readLayout(file: string, kind: ReaderKind, slow: Slow = () => undefined): Promise<Layout> {
  if (kind === 'docx') return htmlLayout(htmlFrom(await readDocx(file)))
  if (kind === 'odt') return htmlLayout(htmlFrom(await readOdt(file)))
  if (kind === 'doc') return plainLayout((await readDoc(file)).text)
  if (kind === 'rtf') return htmlLayout(htmlFrom(await readRtf(file)))
  if (kind === 'text') return plainLayout((await readText(file)).text)
  if (kind === 'picture') return readPictureWords(file, slow)
  return readPdfWords(file, slow)
}

const htmlFrom = (shown: { kind: string; html?: string }) => shown.html ?? ''
