import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { lock, showLock, unlock } from './lock.ts'

export const lockHandlers = [
  handle(contract.showLock, showLock),
  handle(contract.lock, lock),
  handle(contract.unlock, unlock),
]
