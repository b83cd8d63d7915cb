import { handle } from '#platform/server/http/door.ts'
import { askErasureOf, decideErasure } from './ask-erasure.ts'
import * as contract from './contract.ts'
import { showErasure } from './show-erasure.ts'

export const erasureHandlers = [
  handle(contract.showErasure, showErasure),
  handle(contract.askErasureOf, askErasureOf),
  handle(contract.decideErasure, decideErasure),
]
