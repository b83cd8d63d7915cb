import { handle } from '#platform/server/http/door.ts'
import { showBranches } from './branch-contact.ts'
import * as contract from './contract.ts'

export const landingHandlers = [handle(contract.branchContact, showBranches)]
