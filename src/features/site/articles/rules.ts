/** Articles that stand at addresses of their own; the others below `/info`. */
const ownAddresses = ['privacy', 'terms', 'about'] as const

export const addressOfArticle = (slug: string): string =>
  ownAddresses.some((one) => one === slug) ? `/${slug}` : `/info/${slug}`

/** How long a body may be, as HTML, and how many articles there are at most. */
export const longestBody = 60_000
export const mostArticles = 100

export const articleStates = ['draft', 'published', 'withdrawn'] as const
type ArticleState = (typeof articleStates)[number]

export const articleState = (published: boolean, withdrawn: boolean): ArticleState =>
  withdrawn ? 'withdrawn' : published ? 'published' : 'draft'

/** Whether a body has words: an editor leaves empty paragraphs behind. */
export const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, ' ').trim() !== ''
