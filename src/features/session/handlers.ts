import { handle } from '#platform/server/http/door.ts'
import { checkSession } from './check-session.ts'
import * as contract from './contract.ts'
import { becomePersona, listOutbox, listPersonas } from './demo.ts'

export const sessionHandlers = [
  handle(contract.check, checkSession),
  handle(contract.listPersonas, listPersonas),
  handle(contract.becomePersona, becomePersona),
  handle(contract.listOutbox, listOutbox),
]
