import WordExtractor from 'word-extractor'
import { htmlOf } from './clean-document.ts'
import type { Shown } from './shown.ts'

/** The words of an old Word document. */
export async function readDoc(file: string): Promise<Shown> {
  const document = await new WordExtractor().extract(file)
  const text = [document.getHeaders(), document.getBody(), document.getTextboxes()].filter(Boolean).join('\n\n').trim()
  return { kind: 'html', html: htmlOf(text.replace(/\n/g, '\n\n')), text }
}
