import type { Feature } from '#platform/server/feature.ts'
import { jobHandlers } from './handlers.ts'
import { mayStillDo } from './job-team.ts'
import { jobReactions } from './reactions.ts'
import { shareableJob } from './shareable.ts'
import { stillSo } from './still-so.ts'

export const jobs: Feature = {
  calls: jobHandlers,
  reactions: jobReactions,
  shareables: { job: shareableJob },
  mayStill: mayStillDo,
  stillSo,
  forgets: {
    people: {
      'job_changes.changed_by': 'kept as work',
      'job_edits.edited_by': 'kept as work',
      'job_fees.by_id': 'kept as work',
      'job_members.user_id': 'erased',
      'job_reviews.decided_by': 'kept as work',
      'job_versions.saved_by': 'kept as work',
      'jobs.created_by': 'kept as work',
    },
  },
}
