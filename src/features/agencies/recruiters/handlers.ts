import { handle } from '#platform/server/http/door.ts'
import { answerInvitation, listInvitations } from './answer-invitation.ts'
import * as contract from './contract.ts'
import { endRecruiter } from './end-recruiter.ts'
import { findAgencies } from './find-agencies.ts'
import { inviteRecruiter } from './invite-recruiter.ts'
import { listRecruiters } from './list-recruiters.ts'

export const recruiterHandlers = [
  handle(contract.findAgencies, findAgencies),
  handle(contract.listRecruiters, listRecruiters),
  handle(contract.inviteRecruiter, inviteRecruiter),
  handle(contract.endRecruiter, endRecruiter),
  handle(contract.listInvitations, listInvitations),
  handle(contract.answerInvitation, answerInvitation),
]
