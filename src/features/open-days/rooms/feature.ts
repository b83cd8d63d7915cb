import type { Feature } from '#platform/server/feature.ts'
import { roomHandlers } from './handlers.ts'
import { mayWatchVisit } from './line-of-visit.ts'
import { roomReactions } from './reactions.ts'

export const rooms: Feature = {
  calls: roomHandlers,
  reactions: roomReactions,
  topics: { visit: mayWatchVisit },
  forgets: {
    people: {
      'open_day_announcements.by_id': 'kept as work',
    },
  },
}
