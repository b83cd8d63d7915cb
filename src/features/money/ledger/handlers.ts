import { handle } from '#platform/server/http/door.ts'
import { correctBalance, showBooks } from './books.ts'
import * as contract from './contract.ts'
import { listLimits, setLimit } from './limits.ts'
import { exportEntries, listEntries } from './list-entries.ts'
import { showBalances } from './show-balances.ts'

export const ledgerHandlers = [
  handle(contract.showBalances, showBalances),
  handle(contract.listEntries, listEntries),
  handle(contract.exportEntries, exportEntries),
  handle(contract.listLimits, listLimits),
  handle(contract.setLimit, setLimit),
  handle(contract.showBooks, showBooks),
  handle(contract.correctBalance, correctBalance),
]
