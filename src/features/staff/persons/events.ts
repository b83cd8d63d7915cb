import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { personActs } from './rules.ts'

const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })
const topics = ({ user }: { user: string }) => [`user:${user}`]

/** Staff did something about somebody's account. */
export const personActed = event('person.acted', {
  data: z.object({ user: z.string(), act: z.enum(personActs), reason: z.string() }),
  about,
  topics,
})
export const personNoted = event('person.noted', { data: z.object({ user: z.string(), note: z.string() }), about })
