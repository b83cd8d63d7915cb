import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })

export const emailChangeAsked = event('account.email_change_asked', {
  data: z.object({ user: z.string() }),
  about,
})
export const contactBroughtBack = event('account.contact_brought_back', {
  /** The change that was undone; null where it was only asked for by staff. */
  data: z.object({ user: z.string(), change: z.string().nullable() }),
  about,
  topics: ({ user }) => [`user:${user}`],
})
