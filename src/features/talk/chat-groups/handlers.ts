import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { inviteToGroup, listInvitable, removeFromGroup, renameGroup, setGroupRole } from './members.ts'
import { openForJobGroup, openInternal } from './open-group.ts'

export const chatGroupHandlers = [
  handle(contract.openInternal, openInternal),
  handle(contract.openForJobGroup, openForJobGroup),
  handle(contract.renameGroup, renameGroup),
  handle(contract.listInvitable, listInvitable),
  handle(contract.inviteToGroup, inviteToGroup),
  handle(contract.setGroupRole, setGroupRole),
  handle(contract.removeFromGroup, removeFromGroup),
]
