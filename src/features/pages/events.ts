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
