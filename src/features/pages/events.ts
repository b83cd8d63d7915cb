import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ page }: { page: string }) => ({ thing: 'page', id: page, page })
const topics = ({ page }: { page: string }) => [`page:${page}`]

export const pageMade = event('page.made', { data: z.object({ page: z.string() }), about, topics })
export const joinAsked = event('page.join_asked', {
  data: z.object({ page: z.string(), user: z.string() }),
  about,
  topics,
})
export const memberLetIn = event('page.member_let_in', {
  data: z.object({ page: z.string(), user: z.string(), role: z.string() }),
  about,
  topics: ({ page, user }) => [`page:${page}`, `user:${user}`],
})
