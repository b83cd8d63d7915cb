import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { disputeEvents, disputeStates } from './dispute-rules.ts'

/** A duplicate was claimed, answered, decided, appealed, settled. */
export const disputeMoved = event('dispute.moved', {
  data: z.object({
    dispute: z.string(),
    submission: z.string(),
    page: z.string(),
    event: z.enum(['claim', ...disputeEvents]),
    to: z.enum(disputeStates),
    for: z.enum(['client', 'agency']).nullable(),
  }),
  about: ({ dispute, page }) => ({ thing: 'dispute', id: dispute, page }),
  topics: ({ page }) => [`page:${page}`, 'staff'],
})
