import { readFile } from 'node:fs/promises'
import { cleanDocument, wordsOf } from './clean-document.ts'
import { htmlOfRtf } from './rtf/html-of-rtf.ts'
import type { Shown } from './shown.ts'

/** A Rich Text document as clean HTML: paragraphs, lists, tables. */
export async function readRtf(file: string): Promise<Shown> {
  const html = cleanDocument(htmlOfRtf(await readFile(file, 'latin1')))
  return { kind: 'html', html, text: wordsOf(html) }
}
