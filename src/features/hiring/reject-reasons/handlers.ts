import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import * as reasons from './keep-reason.ts'

export const rejectReasonHandlers = [
  handle(contract.listOwnReasons, reasons.listOwnReasons),
  handle(contract.addRejectReason, reasons.addRejectReason),
  handle(contract.changeRejectReason, reasons.changeRejectReason),
  handle(contract.dropRejectReason, reasons.dropRejectReason),
]
