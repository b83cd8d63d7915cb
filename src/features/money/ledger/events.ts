import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { kinds } from './rules.ts'

/** A balance of a page changed, by so much; nothing where something was only set aside or let go. */
export const ledgerMoved = event('ledger.moved', {
  data: z.object({ page: z.string(), kind: z.enum(kinds), what: z.string(), amount: z.number(), key: z.string() }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})

/** What a member may spend a month was limited, or is not any more. */
export const limitSet = event('ledger.limit_set', {
  data: z.object({ page: z.string(), user: z.string(), kind: z.enum(kinds), monthly: z.number().nullable() }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
