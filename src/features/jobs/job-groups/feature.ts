import type { Feature } from '#platform/server/feature.ts'
import { endDueGroups } from './background.ts'
import { mayReadCover } from './cover.ts'
import { jobGroupHandlers } from './handlers.ts'
import { jobGroupReactions } from './reactions.ts'
import { shareableGroup } from './shareable.ts'

export const jobGroups: Feature = {
  calls: jobGroupHandlers,
  reactions: jobGroupReactions,
  schedule: [{ cron: '5 * * * *', task: endDueGroups }],
  grants: { 'job-group-cover': mayReadCover },
  shareables: { 'job-group': shareableGroup },
  forgets: {
    people: {
      'job_groups.created_by': 'kept as work',
    },
    after: {
      'files.id': {
        'job_groups.cover_id': 'emptied',
      },
    },
  },
}
