import type { Feature } from '#platform/server/feature.ts'
import { moveDueDays } from './background.ts'
import { mayReadDayCover } from './grants.ts'
import { openDayHandlers } from './handlers.ts'
import { dayCover } from './project-day.ts'
import { openDayQueue } from './queues.ts'
import { openDayReactions } from './reactions.ts'
import { shareableDay } from './shareable.ts'
import { isEverybodys } from './topics.ts'

export const openDays: Feature = {
  calls: openDayHandlers,
  reactions: openDayReactions,
  schedule: [{ cron: '*/5 * * * *', task: moveDueDays }],
  // places of a day are everybody's to watch, as the day itself is
  topics: { 'open-day': isEverybodys },
  grants: { [dayCover]: mayReadDayCover },
  shareables: { 'open-day': shareableDay },
  queues: { 'open-days': openDayQueue },
  forgets: {
    people: {
      'open_day_booths.asked_by': 'kept as work',
      'open_day_staff.user_id': 'kept as work',
      'open_days.created_by': 'kept as work',
      'open_days.decided_by': 'kept as work',
      'open_days.submitted_by': 'kept as work',
    },
    after: {
      'files.id': {
        'open_days.cover_id': 'emptied',
      },
    },
  },
}
