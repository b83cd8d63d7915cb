import { handle } from '#platform/server/http/door.ts'
import { addTable } from './add-table.ts'
import { checkTable } from './check-table.ts'
import * as contract from './contract.ts'
import { faultsFile } from './faults-file.ts'
import { startTable } from './make-rows.ts'
import { readAnew } from './read-anew.ts'
import { listRows, listTables, showTable } from './show-table.ts'
import { discardTable, undoTable } from './undo-table.ts'

export const importTableHandlers = [
  handle(contract.addTable, addTable),
  handle(contract.listTables, listTables),
  handle(contract.showTable, showTable),
  handle(contract.readAnew, readAnew),
  handle(contract.checkTable, checkTable),
  handle(contract.startTable, startTable),
  handle(contract.undoTable, undoTable),
  handle(contract.discardTable, discardTable),
  handle(contract.listRows, listRows),
  handle(contract.faultsFile, faultsFile),
]
