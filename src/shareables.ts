import { shareableGroup } from '#features/job-groups/shareable.ts'
import { shareableJob } from '#features/jobs/shareable.ts'
import type { ShareKind } from '#features/sharing/rules.ts'
import type { Shareable } from '#features/sharing/shareables.ts'

/** What can be shared, and what is told of it. */
export const shareables: Record<ShareKind, Shareable> = {
  job: shareableJob,
  'job-group': shareableGroup,
}
