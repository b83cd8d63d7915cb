import type { Feature } from '#platform/server/feature.ts'
import { pageHandlers } from './handlers.ts'
import { pageHolding } from './holding.ts'
import { pageReactions } from './reactions.ts'

export const pages: Feature = {
  calls: pageHandlers,
  reactions: pageReactions,
  topics: { page: async (ctx, id) => ctx.membership?.page === id && ctx.membership.may('page.read') },
  holdings: [pageHolding],
  grants: { 'page-logo': () => true, 'page-picture': () => true },
  forgets: {
    people: {
      'page_members.user_id': 'erased',
      'pages.created_by': 'kept as work',
    },
    after: {
      'files.id': {
        'pages.cover_id': 'emptied',
        'pages.logo_id': 'emptied',
      },
    },
  },
}
