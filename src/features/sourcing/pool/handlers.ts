import { handle } from '#platform/server/http/door.ts'
import { addByHand } from './add-by-hand.ts'
import { bringFromPool } from './bring-from-pool.ts'
import { poolPerson, removeFromPool, savePoolEntry } from './change-pool.ts'
import * as contract from './contract.ts'
import { inviteFromPool } from './invite-from-pool.ts'
import * as jobContract from './job-contract.ts'
import { listInvited } from './list-invited.ts'
import { listPool } from './list-pool.ts'
import { declineInvitation, leaveMyPool, listMyPools } from './my-pools.ts'
import { savePersonNote, showPersonNote } from './person-notes.ts'

export const poolHandlers = [
  handle(contract.listPool, listPool),
  handle(contract.poolPerson, poolPerson),
  handle(contract.savePoolEntry, savePoolEntry),
  handle(contract.removeFromPool, removeFromPool),
  handle(contract.inviteFromPool, inviteFromPool),
  handle(jobContract.listInvited, listInvited),
  handle(jobContract.bringFromPool, bringFromPool),
  handle(jobContract.addByHand, addByHand),
  handle(contract.showPersonNote, showPersonNote),
  handle(contract.savePersonNote, savePersonNote),
  handle(contract.listMyPools, listMyPools),
  handle(contract.declineInvitation, declineInvitation),
  handle(contract.leaveMyPool, leaveMyPool),
]
