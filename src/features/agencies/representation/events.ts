import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Somebody said who may ask them, or where they never want to be put forward. */
export const representationSet = event('representation.set', {
  data: z.object({ user: z.string(), what: z.enum(['who', 'forbidden', 'allowed']) }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
