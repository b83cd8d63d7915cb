import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { placementEvents, placementSides, placementStates } from './placement-states.ts'

const Placement = z.object({ placement: z.string(), page: z.string() })
type Placement = z.output<typeof Placement>
const about = ({ placement, page }: Placement) => ({ thing: 'placement', id: placement, page })
const topics = ({ page }: Placement) => [`page:${page}`]

/** Somebody was placed, or not after all; began, left; the guarantee passed, or what it owes was settled. */
export const placementMoved = event('placement.moved', {
  data: Placement.extend({
    event: z.enum(['add', 'remove', ...placementEvents]),
    side: z.enum(placementSides),
    from: z.enum(placementStates).nullable(),
    to: z.enum(placementStates),
    why: z.string().nullable().default(null),
  }),
  about,
  topics,
})
/** An invoice or credit note was issued, paid, or mailed. */
export const placementBilled = event('placement.billed', {
  data: Placement.extend({
    invoice: z.string(),
    number: z.string(),
    what: z.enum(['invoice', 'credit_note', 'paid', 'unpaid', 'mailed']),
  }),
  about,
  topics,
})
