import type { Feature } from '#platform/server/feature.ts'
import { jobHandlers } from './handlers.ts'
import { mayStillDo } from './job-team.ts'
import { jobReactions } from './reactions.ts'
import { shareableJob } from './shareable.ts'

export const jobs: Feature = {
  calls: jobHandlers,
  reactions: jobReactions,
  shareables: { job: shareableJob },
  mayStill: mayStillDo,
}
