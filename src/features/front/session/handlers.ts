import { handle } from '#platform/server/http/door.ts'
import { checkSession } from './check-session.ts'
import * as contract from './contract.ts'

export const sessionHandlers = [handle(contract.check, checkSession)]
