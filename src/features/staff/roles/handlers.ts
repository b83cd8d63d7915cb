import { handle } from '#platform/server/http/door.ts'
import { askRole, decideRole } from './ask-role.ts'
import * as contract from './contract.ts'
import { listStaff } from './list-staff.ts'

export const roleHandlers = [
  handle(contract.listStaff, listStaff),
  handle(contract.askRole, askRole),
  handle(contract.decideRole, decideRole),
]
