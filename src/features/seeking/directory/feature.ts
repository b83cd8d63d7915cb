import type { Feature } from '#platform/server/feature.ts'
import { countPages } from './background.ts'
import { directoryHandlers } from './handlers.ts'
import { directoryReactions } from './reactions.ts'

export const directory: Feature = {
  calls: directoryHandlers,
  reactions: directoryReactions,
  schedule: [{ cron: '27 2 * * *', backfill: 86_400_000, task: countPages }],
}
