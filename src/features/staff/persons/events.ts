import { z } from 'zod'
import { limitKinds } from '#features/people/day-limits/rules.ts'
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
/** Staff set how often somebody may do something within a day, or put back what everybody has. */
export const personLimited = event('person.limited', {
  data: z.object({
    user: z.string(),
    what: z.enum(limitKinds),
    most: z.number().nullable(),
    until: z.string().nullable(),
    reason: z.string(),
    /** Whether the person may do less than everybody, which is told. */
    lessens: z.boolean(),
  }),
  about,
  topics,
})
export const personNoted = event('person.noted', { data: z.object({ user: z.string(), note: z.string() }), about })
