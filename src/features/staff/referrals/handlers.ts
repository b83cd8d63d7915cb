import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { decideReferral, listReferrals } from './decide-referral.ts'
import { showInvite, showPageInvite } from './show-invites.ts'

export const referralHandlers = [
  handle(contract.showInvite, showInvite),
  handle(contract.showPageInvite, showPageInvite),
  handle(contract.listReferrals, listReferrals),
  handle(contract.decideReferral, decideReferral),
]
