import { Parser } from 'htmlparser2'

const hidden = new Set(['style', 'script', 'head', 'title', 'template'])
const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'hr'])
/** Where mail programs put the email that is answered. */
const quotes =
  /(?:^|\s)(?:gmail_quote|gmail_extra|moz-cite-prefix|yahoo_quoted|protonmail_quote|tutanota_quote)(?:\s|$)/
const quoteIds = /^(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|OLK_SRC_BODY_SECTION)$/

/** More HTML than this is a bombardment and not an email. */
const most = 2_000_000

/** The words of an email that came as HTML alone; what it quotes becomes quoted lines. */
export function textOfHtml(html: string): string {
  const lines: string[] = ['']
  let silent = 0
  let quoted = 0
  let ended = false
  const open: { name: string; isHidden: boolean; isQuote: boolean }[] = []
  const breakLine = () => {
    if ((lines.at(-1) ?? '') !== prefix()) lines.push(prefix())
  }
  const prefix = () => (quoted > 0 ? '> ' : '')
  const parser = new Parser({
    onopentag(name, { class: classes = '', id = '' }) {
      if (ended) return
      // all that follows is the other email
      if (quoteIds.test(id)) ended = true
      const isHidden = hidden.has(name)
      const isQuote = name === 'blockquote' || quotes.test(classes)
      if (isHidden) silent++
      if (isQuote) {
        quoted++
        lines.push(prefix())
      } else if (blocks.has(name)) breakLine()
      if (!['br', 'hr', 'img', 'meta', 'link', 'input'].includes(name)) open.push({ name, isHidden, isQuote })
    },
    ontext(words) {
      if (silent > 0 || ended) return
      const said = words.replace(/[\s\u00a0]+/g, ' ')
      const line = lines.at(-1) ?? ''
      lines[lines.length - 1] = line + (line === '' || line === '> ' ? said.trimStart() : said)
    },
    onclosetag(name) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at < 0) return
      for (const one of open.splice(at)) {
        if (one.isHidden) silent--
        if (one.isQuote) {
          quoted--
          lines.push(prefix())
        } else if (blocks.has(one.name) && !ended) breakLine()
      }
    },
  })
  parser.end(html.slice(0, most))
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
