import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { callMeans, callSides, guestStates } from './rules.ts'

const Side = z.object({
  visit: z.string(),
  day: z.string(),
  desk: z.string(),
  page: z.string(),
  side: z.enum(callSides),
})
type Side = z.output<typeof Side>
const about = ({ visit, page }: Side) => ({ thing: 'visit', id: visit, page })

/** A side is in the call of a talk, with picture or voice; open screens are told by the line of the call (`line-of-call.ts`). */
export const callJoined = event('call.joined', { data: Side.extend({ means: z.enum(callMeans) }), about })
/** A side left the call; the talk goes on. */
export const callLeft = event('call.left', { data: Side, about })
/** A desk and a visitor wrote to each other; what was written stands in the conversation of the visit. */
export const callTexted = event('call.texted', { data: Side, about, topics: ({ page }) => [`page:${page}`] })
/** A third was asked into a call, said yes or no to, or taken out; who it was is not kept. */
export const guestChanged = event('call.guest_changed', {
  data: Side.omit({ side: true }).extend({ guest: z.string(), state: z.enum([...guestStates, 'ended']) }),
  about: ({ visit, page }) => ({ thing: 'visit', id: visit, page }),
  topics: ({ page }) => [`page:${page}`],
})
