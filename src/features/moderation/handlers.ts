import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { decide, listReviews, showReview } from './reviews.ts'

export const moderationHandlers = [
  handle(contract.listReviews, listReviews),
  handle(contract.showReview, showReview),
  handle(contract.decide, decide),
]
