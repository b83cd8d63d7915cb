import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { cleanDocument, wordsOf } from './clean-document.ts'
import { htmlOfOdt } from './odt/html-of-odt.ts'
import type { Shown } from './shown.ts'
import { demandSmallZip } from './small-zip.ts'
import { Unreadable } from './unreadable.ts'

/** OpenDocument text as clean HTML. */
export async function readOdt(file: string): Promise<Shown> {
  await demandSmallZip(file)
  const parts = unzipSync(await readFile(file), { filter: ({ name }) => /^(?:content|styles)\.xml$/.test(name) })
  const [content, styles] = [parts['content.xml'], parts['styles.xml']]
  if (!content) throw new Unreadable('file_unreadable')
  const html = cleanDocument(htmlOfOdt(strFromU8(content), styles ? strFromU8(styles) : ''))
  return { kind: 'html', html, text: wordsOf(html) }
}
