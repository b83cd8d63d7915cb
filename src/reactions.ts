import { accountReactions } from '#features/accounts/reactions.ts'
import { applicationReactions } from '#features/applications/reactions.ts'
import { jobSearchReactions } from '#features/job-search/reactions.ts'
import { jobReactions } from '#features/jobs/reactions.ts'
import { pageReactions } from '#features/pages/reactions.ts'
import type { Reaction } from '#platform/server/events/reaction.ts'

/** Everything that follows from an event. */
export const reactions: readonly Reaction[] = [
  ...accountReactions,
  ...pageReactions,
  ...jobReactions,
  ...jobSearchReactions,
  ...applicationReactions,
]
