import { documentTitle } from '../clean-document.ts'

/** Elements of OpenDocument with their like in HTML. */
const likes: Record<string, string> = {
  'text:list-item': 'li',
  'text:list': 'ul',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
  'table:table': 'table',
}
const spaces = 40

/** The text of an OpenDocument file as HTML; what pages carry at their top comes first. */
export function htmlOfOdt(content: string, styles: string): string {
  const titles = new Set(['Title', ...titleStyles(content), ...titleStyles(styles)])
  const bold = new Set([...boldStyles(content), ...boldStyles(styles)])
  const header = /<style:header[^>]*>([\s\S]*?)<\/style:header>/.exec(styles)?.[1] ?? ''
  const body = /<office:text[^>]*>([\s\S]*)<\/office:text>/.exec(content)?.[1] ?? ''
  return [header, body].map((part) => htmlOf(part, bold, titles)).join('')
}

function* boldStyles(xml: string): Generator<string> {
  for (const [, name, inside] of xml.matchAll(
    /<style:style\b[^>]*?style:name="([^"]+)"[^>]*?[^/]>([\s\S]*?)<\/style:style>/g,
  ))
    if (name && /fo:font-weight="(?:bold|[6-9]00)"/.test(inside ?? '')) yield name
}

function* titleStyles(xml: string): Generator<string> {
  for (const [tag] of xml.matchAll(/<style:style\b[^>]*style:parent-style-name="Title"[^>]*>/g)) {
    const name = /style:name="([^"]+)"/.exec(tag)?.[1]
    if (name) yield name
  }
}

function htmlOf(part: string, bold: Set<string>, titles: Set<string>): string {
  const closing: string[] = []
  return part
    .replace(/<text:tab\s*\/>/g, '\t')
    .replace(/<text:s\b(?:[^>]*?text:c="(\d+)")?[^>]*\/>/g, (_, count?: string) =>
      ' '.repeat(Math.min(spaces, Number(count ?? 1))),
    )
    .replace(/<text:line-break\s*\/>/g, '<br/>')
    .replace(/<text:(?:p|h|span)\b[^>]*\/>/g, '')
    .replace(/<(\/?)text:(p|h|span)\b([^>]*)>/g, (_, slash: string, name: string, given: string) => {
      if (slash) return closing.pop() ?? ''
      const style = /text:style-name="([^"]+)"/.exec(given)?.[1] ?? ''
      const title = name === 'p' && titles.has(style)
      const tag = name === 'span' ? '' : title ? 'h1' : name === 'h' ? 'h3' : 'p'
      const strong = bold.has(style)
      closing.push(`${strong ? '</b>' : ''}${tag && `</${tag}>`}`)
      return `${tag && `<${tag}${title ? ` class="${documentTitle}"` : ''}>`}${strong ? '<b>' : ''}`
    })
    .replace(
      /<(\/?)(text:list-item|text:list|table:table-row|table:table-cell|table:table)\b[^>]*>/g,
      (_, slash, name) => {
        return `<${slash}${likes[name]}>`
      },
    )
}
