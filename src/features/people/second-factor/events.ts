import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Switched on or off, new recovery codes made, or one of them used. */
export const secondFactorChanged = event('account.second_factor_changed', {
  data: z.object({ user: z.string(), what: z.enum(['on', 'off', 'codes_renewed', 'code_used']) }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
