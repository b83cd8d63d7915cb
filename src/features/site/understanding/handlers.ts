import { handle } from '#platform/server/http/door.ts'
import { addName, readNames, removeName } from './admin-names.ts'
import * as contract from './contract.ts'

export const understandingHandlers = [
  handle(contract.readOccupationNames, readNames),
  handle(contract.addOccupationName, addName),
  handle(contract.removeOccupationName, removeName),
]
