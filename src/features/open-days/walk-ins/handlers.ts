import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showWalkIn, walkIn } from './walk-in.ts'

export const walkInHandlers = [handle(contract.showWalkIn, showWalkIn), handle(contract.walkIn, walkIn)]
