import { handle } from '#platform/server/http/door.ts'
import { askToJoin } from './ask-to-join.ts'
import {
  changeMember,
  leavePage,
  letIn,
  refuseJoin,
  reinstateMember,
  removeMember,
  suspendMember,
} from './change-team.ts'
import * as contract from './contract.ts'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './invite.ts'
import { acceptByLink, acceptInvitation, declineInvitation, myInvitations, showInvitation } from './join-team.ts'
import { listMembers, teamHistory } from './list-members.ts'
import { transferPage } from './transfer-page.ts'

export const teamHandlers = [
  handle(contract.askToJoin, askToJoin),
  handle(contract.listMembers, listMembers),
  handle(contract.letIn, letIn),
  handle(contract.refuseJoin, refuseJoin),
  handle(contract.changeMember, changeMember),
  handle(contract.suspendMember, suspendMember),
  handle(contract.reinstateMember, reinstateMember),
  handle(contract.removeMember, removeMember),
  handle(contract.leavePage, leavePage),
  handle(contract.transferPage, transferPage),
  handle(contract.listInvitations, listInvitations),
  handle(contract.invite, invite),
  handle(contract.inviteAgain, inviteAgain),
  handle(contract.withdrawInvitation, withdrawInvitation),
  handle(contract.showInvitation, showInvitation),
  handle(contract.acceptByLink, acceptByLink),
  handle(contract.myInvitations, myInvitations),
  handle(contract.acceptInvitation, acceptInvitation),
  handle(contract.declineInvitation, declineInvitation),
  handle(contract.teamHistory, teamHistory),
]
