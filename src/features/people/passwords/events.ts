import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** `reset` by link or code, `changed` with the one before, `created` where there was none. */
export const passwordChanged = event('account.password_changed', {
  data: z.object({ user: z.string(), how: z.enum(['reset', 'changed', 'created']) }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
