import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { lookAtFirstMessage, writeToCompany, writeToPerson } from './write-direct.ts'

export const directMessageHandlers = [
  handle(contract.writeToPerson, writeToPerson),
  handle(contract.lookAtFirstMessage, lookAtFirstMessage),
  handle(contract.writeToCompany, writeToCompany),
]
