import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { outcomes, visitEvents, visitStates } from './visit-states.ts'

const Visit = z.object({ visit: z.string(), day: z.string(), page: z.string(), user: z.string().nullable() })
type Visit = z.output<typeof Visit>
const about = ({ visit, page }: Visit) => ({ thing: 'visit', id: visit, page })
const topics = ({ page, user }: Visit) => [`page:${page}`, ...(user ? [`user:${user}`] : [])]

export const visitSides = ['visitor', 'team', 'site'] as const
export type VisitSide = (typeof visitSides)[number]

/** Somebody booked, waits, changed, cancelled, came, was seen: each step of a visit. */
export const visitMoved = event('visit.moved', {
  data: Visit.extend({
    event: z.enum(visitEvents),
    /** Null where the visit began with it. */
    from: z.enum(visitStates).nullable(),
    to: z.enum(visitStates),
    side: z.enum(visitSides),
    /** Why, where somebody else did it: what the company changed, a day that was postponed or cancelled. */
    why: z.enum(['changed', 'postponed', 'cancelled', 'ended']).nullable().default(null),
    outcome: z.enum(outcomes).nullable().default(null),
    /** When the half-hour was that it had, and has no more. */
    had: z.iso.datetime().nullable().default(null),
    /** Which of its changes this is; what is told is told of this one. */
    version: z.number(),
  }),
  about,
  topics,
})
/** A freed place is held for somebody who waits, or is no more. */
export const placeOffered = event('visit.place_offered', {
  data: Visit.extend({ until: z.string().nullable() }),
  about,
  topics,
})
