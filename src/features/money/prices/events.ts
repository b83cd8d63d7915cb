import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

export const priceSet = event('price.set', {
  data: z.object({
    id: z.uuid(),
    action: z.string(),
    variant: z.string(),
    country_id: z.number().nullable(),
    brand: z.string().nullable().default(null),
    cost: z.number(),
  }),
  about: ({ id }) => ({ thing: 'price', id }),
  topics: () => ['lookups:all'],
})
