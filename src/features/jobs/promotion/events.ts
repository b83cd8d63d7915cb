import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { promotionKinds, promotionStates } from './rules.ts'

/** A promotion began, paused, went on, ended, or was removed with what it promoted; then `returned` coins came back. */
export const promotionMoved = event('promotion.moved', {
  data: z.object({
    promotion: z.string(),
    page: z.string(),
    kind: z.enum(promotionKinds),
    to: z.enum(promotionStates),
    began: z.boolean(),
    returned: z.number(),
  }),
  about: ({ promotion, page }) => ({ thing: 'promotion', id: promotion, page }),
  topics: ({ page }) => [`page:${page}`],
})
