import { handle } from '#platform/server/http/door.ts'
import { liftBounce, listBounced } from './bounced-addresses.ts'
import * as contract from './contract.ts'
import { showOwnBounce, tryAgain } from './own-bounce.ts'

export const mailBounceHandlers = [
  handle(contract.showOwnBounce, showOwnBounce),
  handle(contract.tryAgain, tryAgain),
  handle(contract.listBounced, listBounced),
  handle(contract.liftBounce, liftBounce),
]
