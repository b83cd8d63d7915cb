import type { Feature } from '#platform/server/feature.ts'
import { pageHandlers } from './handlers.ts'
import { pageHolding } from './holding.ts'
import { pageReactions } from './reactions.ts'

export const pages: Feature = {
  calls: pageHandlers,
  reactions: pageReactions,
  topics: { page: async (ctx, id) => ctx.seat?.page === id && ctx.seat.may('page.read') },
  holdings: [pageHolding],
  grants: { 'page-logo': () => true, 'page-picture': () => true },
}
