import type { Feature } from '#platform/server/feature.ts'
import { expireOffers, printSentLetter, remindOfOffers } from './background.ts'
import { offerHandlers } from './handlers.ts'
import { offerHolding } from './holding.ts'
import { offerReactions } from './reactions.ts'
import { stillSo } from './still-so.ts'

export const offers: Feature = {
  calls: offerHandlers,
  reactions: offerReactions,
  background: [printSentLetter],
  schedule: [
    { cron: '*/5 * * * *', task: remindOfOffers },
    { cron: '* * * * *', task: expireOffers },
  ],
  holdings: [offerHolding],
  stillSo,
  forgets: {
    people: {
      'offers.approved_by': 'emptied',
      'offers.made_by': 'emptied',
    },
    after: {
      'files.id': {
        'offers.file_id': 'emptied',
      },
    },
  },
}
