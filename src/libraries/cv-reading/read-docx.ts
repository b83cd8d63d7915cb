import mammoth from 'mammoth'
import { cleanDocument, documentTitle, wordsOf } from './clean-document.ts'
import { headerOf } from './docx-header.ts'
import type { Shown } from './shown.ts'
import { demandSmallZip } from './small-zip.ts'

/** A Word document as clean HTML: headings, lists, tables; no pictures. */
export async function readDocx(file: string): Promise<Shown> {
  await demandSmallZip(file)
  const { value } = await mammoth.convertToHtml(
    { path: file },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      styleMap: [`p[style-name='Title'] => h1.${documentTitle}:fresh`],
    },
  )
  const html = cleanDocument((await headerOf(file)) + value)
  return { kind: 'html', html, text: wordsOf(html) }
}
