import { handle } from '#platform/server/http/door.ts'
import { answerDispute, appealClaim, appealDispute, showClaim, showDispute } from './answer-dispute.ts'
import { claimDuplicate } from './claim.ts'
import * as contract from './contract.ts'
import { appealOwnClaim, claimOwnDuplicate, showOwnClaim } from './own-claim.ts'
import { listAppeals, settleDispute } from './settle-dispute.ts'

export const disputeHandlers = [
  handle(contract.claimDuplicate, claimDuplicate),
  handle(contract.showClaim, showClaim),
  handle(contract.appealClaim, appealClaim),
  handle(contract.claimOwnDuplicate, claimOwnDuplicate),
  handle(contract.showOwnClaim, showOwnClaim),
  handle(contract.appealOwnClaim, appealOwnClaim),
  handle(contract.showDispute, showDispute),
  handle(contract.answerDispute, answerDispute),
  handle(contract.appealDispute, appealDispute),
  handle(contract.listAppeals, listAppeals),
  handle(contract.settleDispute, settleDispute),
]
