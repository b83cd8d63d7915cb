import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A product came, went, or costs something else. */
export const productChanged = event('product.changed', {
  data: z.object({
    product: z.string(),
    what: z.enum(['made', 'priced', 'withdrawn']),
    currency: z.string().optional(),
    amount: z.number().optional(),
  }),
  about: ({ product }) => ({ thing: 'product', id: product }),
  topics: () => ['lookups:all'],
})
