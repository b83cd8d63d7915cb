import type { Feature } from '#platform/server/feature.ts'
import { forgetPreviews, remindOfTasks } from './background.ts'
import { pipelineHandlers } from './handlers.ts'
import { pipelineHolding } from './holding.ts'
import { pipelineReactions } from './reactions.ts'
import { runBatch } from './run-batch.ts'

export const pipeline: Feature = {
  calls: pipelineHandlers,
  reactions: pipelineReactions,
  background: [runBatch],
  schedule: [
    { cron: '20 * * * *', task: remindOfTasks },
    { cron: '7 4 * * *', backfill: 86_400_000, task: forgetPreviews },
  ],
  holdings: [pipelineHolding],
}
