import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { liftHold, placeHold, showHoldable } from './holds.ts'
import { listHolds } from './list-holds.ts'
import { showRetention, tryRetention } from './show-retention.ts'

export const retentionHandlers = [
  handle(contract.showRetention, showRetention),
  handle(contract.tryRetention, tryRetention),
  handle(contract.listHolds, listHolds),
  handle(contract.showHoldable, showHoldable),
  handle(contract.placeHold, placeHold),
  handle(contract.liftHold, liftHold),
]
