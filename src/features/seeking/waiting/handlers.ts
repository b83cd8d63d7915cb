import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listNextDates } from './list-next-dates.ts'
import { listWaiting } from './list-waiting.ts'

export const waitingHandlers = [
  handle(contract.listWaiting, listWaiting),
  handle(contract.listNextDates, listNextDates),
]
