import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

export const passkeyChanged = event('account.passkey_changed', {
  data: z.object({ user: z.string(), what: z.enum(['added', 'named', 'removed']), name: z.string() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
