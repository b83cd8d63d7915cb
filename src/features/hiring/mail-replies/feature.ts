import type { Feature } from '#platform/server/feature.ts'
import { forgetOldMails } from './background.ts'
import { mailReplyHandlers } from './handlers.ts'
import { mailReplyHolding } from './holding.ts'

export const mailReplies: Feature = {
  calls: mailReplyHandlers,
  schedule: [{ cron: '23 3 * * *', backfill: 86_400_000, task: forgetOldMails }],
  holdings: [mailReplyHolding],
}
