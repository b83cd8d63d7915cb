import type { Feature } from '#platform/server/feature.ts'
import { countSearchWords } from './background.ts'
import { jobSearchHandlers } from './handlers.ts'
import { jobSearchReactions } from './reactions.ts'

export const jobSearch: Feature = {
  calls: jobSearchHandlers,
  reactions: jobSearchReactions,
  schedule: [{ cron: '37 2 * * *', backfill: 86_400_000, task: countSearchWords }],
}
