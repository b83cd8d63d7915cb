import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const User = z.object({ user: z.string() })
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })

export const accountRegistered = event('account.registered', { data: User, about })
export const emailVerified = event('account.email_verified', {
  data: User,
  about,
  topics: ({ user }) => [`user:${user}`],
})
export const verificationAsked = event('account.verification_asked', { data: User, about })
export const accountChanged = event('account.changed', { data: User, about, topics: ({ user }) => [`user:${user}`] })
/** Signed in on a device that this account was never used on. */
export const deviceSeen = event('account.device_seen', {
  data: User.extend({ browser: z.string(), system: z.string() }),
  about,
})
export const accountReactivated = event('account.reactivated', { data: User, about })
/** A session was ended from another place. */
export const sessionEnded = event('account.session_ended', {
  data: User,
  about,
  topics: ({ user }) => [`user:${user}`],
})
export const signedInEvent = event('account.signed_in', { data: User, about })
export const phoneVerified = event('account.phone_verified', {
  data: User,
  about,
  topics: ({ user }) => [`user:${user}`],
})
/** An e-mail address or phone was put in the place of another. */
export const contactChanged = event('account.contact_changed', {
  data: User.extend({ change: z.string() }),
  about,
  topics: ({ user }) => [`user:${user}`],
})
/** Another account of the same person was merged into this one. */
export const accountMerged = event('account.merged', {
  data: User.extend({ gone: z.string() }),
  about,
  topics: ({ user, gone }) => [`user:${user}`, `user:${gone}`],
})
