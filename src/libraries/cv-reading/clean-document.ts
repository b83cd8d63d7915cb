import sanitize from 'sanitize-html'

const tags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'sup',
  'sub',
]

/** Class of what a document itself calls its title: in a CV, mostly the name. */
export const documentTitle = 'document-title'

/** HTML made from a document, reduced to what a page may show; every block finds its own direction. */
export const cleanDocument = (html: string): string =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { '*': ['dir'], td: ['colspan', 'rowspan'] },
    allowedClasses: { h1: [documentTitle] },
    transformTags: Object.fromEntries(
      ['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th'].map((tag) => [
        tag,
        sanitize.simpleTransform(tag, { dir: 'auto' }),
      ]),
    ),
  })

/** Paragraphs of plain text as HTML. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p dir="auto">${sanitize(block, { allowedTags: [] }).replaceAll('\n', '<br />')}</p>`)
    .join('')

export const wordsOf = (html: string): string =>
  sanitize(html.replace(/<\/(?:p|li|h\d|tr|td)>|<br \/>/g, '\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
