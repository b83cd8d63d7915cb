import { handle } from '#platform/server/http/door.ts'
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
import { showPage, suggestCompany } from './find-pages.ts'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './invite.ts'
import { acceptByLink, acceptInvitation, declineInvitation, myInvitations, showInvitation } from './join-team.ts'
import { makePage } from './make-page.ts'
import { askToJoin, choosePage, myPages } from './membership.ts'
import {
  resubscribePage,
  sendPageVerification,
  setPageEmail,
  showPageEmail,
  unsubscribePage,
  verifyPageEmail,
} from './page-email.ts'
import { listMembers, teamHistory } from './team.ts'
import * as team from './team-contract.ts'
import { transferPage } from './transfer-page.ts'

export const pageHandlers = [
  handle(contract.suggestCompany, suggestCompany),
  handle(contract.makePage, makePage),
  handle(contract.askToJoin, askToJoin),
  handle(contract.showPage, showPage),
  handle(contract.myPages, myPages),
  handle(contract.choosePage, choosePage),
  handle(contract.showPageEmail, showPageEmail),
  handle(contract.setPageEmail, setPageEmail),
  handle(contract.sendPageVerification, sendPageVerification),
  handle(contract.verifyPageEmail, verifyPageEmail),
  handle(contract.unsubscribePage, unsubscribePage),
  handle(contract.resubscribePage, resubscribePage),
  handle(team.listMembers, listMembers),
  handle(team.letIn, letIn),
  handle(team.refuseJoin, refuseJoin),
  handle(team.changeMember, changeMember),
  handle(team.suspendMember, suspendMember),
  handle(team.reinstateMember, reinstateMember),
  handle(team.removeMember, removeMember),
  handle(team.leavePage, leavePage),
  handle(team.transferPage, transferPage),
  handle(team.listInvitations, listInvitations),
  handle(team.invite, invite),
  handle(team.inviteAgain, inviteAgain),
  handle(team.withdrawInvitation, withdrawInvitation),
  handle(team.showInvitation, showInvitation),
  handle(team.acceptByLink, acceptByLink),
  handle(team.myInvitations, myInvitations),
  handle(team.acceptInvitation, acceptInvitation),
  handle(team.declineInvitation, declineInvitation),
  handle(team.teamHistory, teamHistory),
]
