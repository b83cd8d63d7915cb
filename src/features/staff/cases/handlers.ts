import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { decideAppeal, decideCase } from './decide-case.ts'
import { listCases } from './list-cases.ts'
import { appeal, showOwnCase } from './own-case.ts'
import { showCase } from './show-case.ts'

export const caseHandlers = [
  handle(contract.listCases, listCases),
  handle(contract.showCase, showCase),
  handle(contract.decideCase, decideCase),
  handle(contract.decideAppeal, decideAppeal),
  handle(contract.showOwnCase, showOwnCase),
  handle(contract.appeal, appeal),
]
