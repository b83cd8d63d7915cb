import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

export const identityChanged = event('account.identity_changed', {
  data: z.object({ user: z.string(), what: z.enum(['connected', 'disconnected']), provider: z.string() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
