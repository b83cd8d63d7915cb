import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const data = z.object({ merge: z.string(), user: z.string(), other: z.string(), reason: z.string() })
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })
const topics = ({ user }: { user: string }) => [`user:${user}`]

/** Two accounts are asked to become one; told of each of them. */
export const mergeAsked = event('person.merge_asked', { data, about, topics })
/** Somebody at the address of one of them said yes or no. */
export const mergeAnswered = event('person.merge_answered', {
  data: data.extend({ agreed: z.boolean() }),
  about,
  topics,
})
/** It was confirmed, or declined; told of each of them. */
export const mergeDecided = event('person.merge_decided', {
  data: data.extend({ confirmed: z.boolean() }),
  about,
  topics,
})
