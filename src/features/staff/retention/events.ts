import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { holdKinds } from './rules.ts'

const hold = { hold: z.string(), kind: z.enum(holdKinds), thing: z.string(), reason: z.string() }
const things = { person: 'user', page: 'page', case: 'case' } as const
const about = ({ kind, thing }: { kind: keyof typeof things; thing: string }) => ({ thing: things[kind], id: thing })
const topics = () => ['reviews:all']

export const holdPlaced = event('hold.placed', {
  data: z.object({ ...hold, until: z.string().nullable() }),
  about,
  topics,
})
export const holdLifted = event('hold.lifted', { data: z.object(hold), about, topics })
