import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const data = z.object({ erasure: z.string(), user: z.string(), reason: z.string() })
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })
const topics = ({ user }: { user: string }) => [`user:${user}`]

/** The erasure of an account waits for another pair of eyes. */
export const erasureAsked = event('person.erasure_asked', { data, about, topics })
/** It was confirmed, or declined. */
export const erasureDecided = event('person.erasure_decided', {
  data: data.extend({ confirmed: z.boolean() }),
  about,
  topics,
})
