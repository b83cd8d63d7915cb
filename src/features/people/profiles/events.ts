import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })
const topics = ({ user }: { user: string }) => [`user:${user}`]

/** A step of the registration was saved or passed over; what stands in it is nobody's business but the profile's. */
export const profileSaved = event('profile.saved', {
  data: z.object({ user: z.string(), step: z.number() }),
  about,
  topics,
})
export const profileFinished = event('profile.finished', { data: z.object({ user: z.string() }), about, topics })
