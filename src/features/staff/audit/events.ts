import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** The audit was given out, which is in it too. */
export const auditExported = event('audit.exported', {
  data: z.object({ user: z.string(), from: z.number(), to: z.number() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
})
