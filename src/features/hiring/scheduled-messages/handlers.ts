import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listAllScheduled, listScheduled } from './find-scheduled.ts'
import * as manyContract from './many-contract.ts'
import * as many from './many-messages.ts'
import { cancelScheduled, changeScheduled, scheduleMessage } from './schedule-message.ts'

export const scheduledMessageHandlers = [
  handle(contract.listScheduled, listScheduled),
  handle(contract.listAllScheduled, listAllScheduled),
  handle(contract.scheduleMessage, scheduleMessage),
  handle(contract.changeScheduled, changeScheduled),
  handle(contract.cancelScheduled, cancelScheduled),
  handle(manyContract.previewMessages, many.previewMessages),
  handle(manyContract.sendMessages, many.sendMessages),
  handle(manyContract.cancelMessages, many.cancelMessages),
]
