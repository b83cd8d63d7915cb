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
  forgets: {
    people: {
      'application_notes.author_id': 'emptied',
      'application_notes.mentions': 'taken out',
      'application_tags.added_by': 'kept as work',
      'application_tasks.assignee_id': 'emptied',
      'application_tasks.done_by': 'kept as work',
      'application_tasks.made_by': 'kept as work',
      'board_watchers.user_id': 'erased',
      'pipeline_batches.user_id': 'kept as work',
      'saved_views.user_id': 'erased',
      'scorecards.author_id': 'kept as work',
    },
  },
}
