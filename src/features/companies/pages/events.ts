import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ page }: { page: string }) => ({ thing: 'page', id: page, page })
const topics = ({ page }: { page: string }) => [`page:${page}`]

export const pageMade = event('page.made', { data: z.object({ page: z.string() }), about, topics })
export const pageEmailSet = event('page.email_set', {
  data: z.object({ page: z.string(), email: z.string() }),
  about,
  topics,
})
export const pageEmailVerified = event('page.email_verified', { data: z.object({ page: z.string() }), about, topics })
/** Facts, texts or pictures of the page changed. */
export const pageSaved = event('page.saved', {
  data: z.object({ page: z.string(), part: z.enum(['profile', 'gallery']) }),
  about,
  topics,
})
/** A page that visitors know goes by another name: staff looks whether it is the same company still. */
export const pageRenamed = event('page.renamed', {
  data: z.object({ page: z.string(), before: z.string(), after: z.string() }),
  about,
  topics: ({ page }) => [`page:${page}`, 'pages:all'],
})
export const pageMoved = event('page.moved', {
  data: z.object({ page: z.string(), from: z.string(), to: z.string(), move: z.string(), why: z.string() }),
  about,
  topics: ({ page }) => [`page:${page}`, 'pages:all'],
})
/** Mail shall go to an address at the page's own domain, to see whether somebody answers there. */
export const pageDomainAsked = event('page.domain_asked', {
  data: z.object({ page: z.string(), email: z.string() }),
  about,
  topics,
})
/** A licence was handed in, or something came of it. */
export const pageChecked = event('page.checked', {
  data: z.object({
    page: z.string(),
    check: z.string(),
    what: z.enum(['domain', 'licence']),
    came: z.enum(['asked', 'verified', 'refused', 'ended']),
    words: z.string(),
  }),
  about,
  topics: ({ page }) => [`page:${page}`, 'pages:all'],
})
