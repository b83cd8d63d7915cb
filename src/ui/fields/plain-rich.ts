/**
 * The text of the rich field as somebody writes it in a plain one, and back: blank lines between paragraphs, `## ` before a
 * heading, `• ` or `1. ` before an entry of a list.
 */
export function toPlain(html: string): string {
  const text = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<ol\b[^>]*>(.*?)<\/ol>/gis, (_, entries: string) => {
      let at = 0
      return `${entries.replace(/<li\b[^>]*>(.*?)<\/li>/gis, (__, entry: string) => `${++at}. ${inLine(entry)}\n`)}\n`
    })
    .replace(/<li\b[^>]*>(.*?)<\/li>/gis, (_, entry: string) => `• ${inLine(entry)}\n`)
    .replace(/<\/ul>/gi, '\n')
    .replace(/<h2\b[^>]*>/gi, '## ')
    .replace(/<h3\b[^>]*>/gi, '### ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|h2|h3)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
  return fromText(text)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const inLine = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The same as the few elements the rich field knows; the server cleans them again. */
export const toRich = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(blockOf)
    .join('')

function blockOf(block: string): string {
  const heading = /^(#{2,3}) +(.*)$/.exec(block)
  if (heading) return `<h${heading[1]?.length}>${toText(heading[2] ?? '')}</h${heading[1]?.length}>`
  return runsOf(block.split('\n'))
    .map(({ kind, lines }) => {
      if (kind === 'p') return `<p>${lines.map(toText).join('<br>')}</p>`
      return `<${kind}>${lines.map((line) => `<li><p>${toText(line.replace(marks[kind], ''))}</p></li>`).join('')}</${kind}>`
    })
    .join('')
}

const marks = { ul: /^[•*-] +/, ol: /^\d{1,3}[.)] +/ } as const
type Kind = 'p' | keyof typeof marks

/** Lines of one kind that follow each other. */
function runsOf(lines: readonly string[]): { kind: Kind; lines: string[] }[] {
  const runs: { kind: Kind; lines: string[] }[] = []
  for (const line of lines) {
    const kind = marks.ul.test(line) ? 'ul' : marks.ol.test(line) ? 'ol' : 'p'
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

const toText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const fromText = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
