import { jobReviewed } from '#features/jobs/jobs/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { raiseTrust } from './raise-trust.ts'

export const moderationReactions = [
  on(jobReviewed, 'consider-trust', async (ctx, { id, data: { page, decision, kind, author } }) => {
    if (decision === 'approved' && kind === 'post')
      await raiseTrust(ctx, { cause: id, page, author, event: 'approved' })
  }),
]
