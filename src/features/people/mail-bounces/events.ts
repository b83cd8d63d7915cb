import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Somebody wants mail to go to the own address again. */
export const mailTried = event('account.mail_tried', {
  data: z.object({ user: z.string() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
/** Staff lets mail go to an address again; whose it is, where an account says so. */
export const bounceLifted = event('mail.bounce_lifted', {
  data: z.object({ address: z.string(), user: z.string().nullable() }),
  about: ({ address, user }) => ({ thing: 'mail-address', id: user ?? address }),
})
