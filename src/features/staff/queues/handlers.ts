import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listQueues, listWork } from './list-queues.ts'
import { handBack, takeNext, takeOne } from './take-work.ts'

export const queueHandlers = [
  handle(contract.listQueues, listQueues),
  handle(contract.listWork, listWork),
  handle(contract.takeNext, takeNext),
  handle(contract.takeOne, takeOne),
  handle(contract.handBack, handBack),
]
