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
}
