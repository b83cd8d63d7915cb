import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { becomePersona, listOutbox, listPersonas } from './demo.ts'

export const demoHandlers = [
  handle(contract.listPersonas, listPersonas),
  handle(contract.becomePersona, becomePersona),
  handle(contract.listOutbox, listOutbox),
]
