import sanitize from 'sanitize-html'
import { clean } from '#platform/shared/clean-text.ts'

const options: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    div: 'p',
    a: sanitize.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** What people paste, reduced to the little HTML a job text needs: no styles, no scripts, no empty paragraphs. */
export const cleanHtml = (html: string): string =>
  // also what was written as an entity
  clean(sanitize(html, options))
    .replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim()

/** The words of an HTML text. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(?:\/p|\/li|\/h3|br)[^>]*>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim()
