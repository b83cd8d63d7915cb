import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

export const cvStored = event('cv.stored', {
  data: z.object({ user: z.string(), cv: z.string() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
