import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { decide, listReviews } from './reviews.ts'
import { showReview } from './show-review.ts'
import { closeJobByStaff, lookAtJob, reinstateJob, suspendJob } from './staff-moves.ts'

export const moderationHandlers = [
  handle(contract.listReviews, listReviews),
  handle(contract.showReview, showReview),
  handle(contract.decide, decide),
  handle(contract.lookAtJob, lookAtJob),
  handle(contract.suspendJob, suspendJob),
  handle(contract.reinstateJob, reinstateJob),
  handle(contract.closeJobByStaff, closeJobByStaff),
]
