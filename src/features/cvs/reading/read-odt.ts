import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { cleanDocument, wordsOf } from './clean-document.ts'
import type { Shown } from './shown.ts'
import { demandSmallZip } from './small-zip.ts'
import { Unreadable } from './unreadable.ts'

/** OpenDocument text: its content.xml, with the few elements that have a like in HTML. */
export async function readOdt(file: string): Promise<Shown> {
  await demandSmallZip(file)
  const { 'content.xml': content } = unzipSync(await readFile(file), { filter: ({ name }) => name === 'content.xml' })
  if (!content) throw new Unreadable('file_unreadable')
  const body = /<office:text[^>]*>([\s\S]*)<\/office:text>/.exec(strFromU8(content))?.[1] ?? ''
  const html = cleanDocument(
    body
      .replace(/<text:tab\/>|<text:s(?: [^>]*)?\/>/g, ' ')
      .replace(/<text:line-break\/>/g, '<br/>')
      .replace(/<(\/?)text:h\b[^>]*>/g, '<$1h3>')
      .replace(/<(\/?)text:p\b[^>]*>/g, '<$1p>')
      .replace(/<(\/?)text:list-item\b[^>]*>/g, '<$1li>')
      .replace(/<(\/?)text:list\b[^>]*>/g, '<$1ul>')
      .replace(/<(\/?)table:table-row\b[^>]*>/g, '<$1tr>')
      .replace(/<(\/?)table:table-cell\b[^>]*>/g, '<$1td>')
      .replace(/<(\/?)table:table\b[^>]*>/g, '<$1table>'),
  )
  return { kind: 'html', html, text: wordsOf(html) }
}
