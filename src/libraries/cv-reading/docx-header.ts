import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'

/** What the pages of a Word document carry at their top, as HTML: names and addresses often stand nowhere else. */
export async function headerOf(file: string): Promise<string> {
  const parts = unzipSync(await readFile(file), { filter: ({ name }) => /^word\/header\d*\.xml$/.test(name) })
  const paragraphs = Object.keys(parts)
    .sort()
    .flatMap((name) => strFromU8(parts[name] ?? new Uint8Array()).match(/<w:p[ >][\s\S]*?<\/w:p>/g) ?? [])
  return [...new Set(paragraphs.map(htmlOf))].join('')
}

const pieces = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\s*\/>/g

function htmlOf(paragraph: string): string {
  const text = [...paragraph.matchAll(pieces)]
    .map(([, text, sign]) => text ?? (sign === 'tab' ? '\t' : '<br>'))
    .join('')
  return text.trim() === '' ? '' : `<p>${text}</p>`
}
