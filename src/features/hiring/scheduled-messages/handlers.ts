import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listAllScheduled, listScheduled } from './find-scheduled.ts'
import { cancelScheduled, changeScheduled, scheduleMessage } from './schedule-message.ts'

export const scheduledMessageHandlers = [
  handle(contract.listScheduled, listScheduled),
  handle(contract.listAllScheduled, listAllScheduled),
  handle(contract.scheduleMessage, scheduleMessage),
  handle(contract.changeScheduled, changeScheduled),
  handle(contract.cancelScheduled, cancelScheduled),
]
