import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from './second-factor.ts'

export const secondFactorHandlers = [
  handle(contract.showSecondFactor, showSecondFactor),
  handle(contract.startSecondFactor, startSecondFactor),
  handle(contract.confirmSecondFactor, confirmSecondFactor),
  handle(contract.endSecondFactor, endSecondFactor),
  handle(contract.renewRecoveryCodes, renewRecoveryCodes),
]
