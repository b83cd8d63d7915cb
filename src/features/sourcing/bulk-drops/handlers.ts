import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { dropFiles } from './drop-files.ts'
import { settleBulkItem } from './settle-item.ts'
import { listBulkDrops, showBulkDrop, showBulkItem } from './show-drop.ts'
import { undoBulkDrop } from './undo-drop.ts'

export const bulkDropHandlers = [
  handle(contract.dropFiles, dropFiles),
  handle(contract.listBulkDrops, listBulkDrops),
  handle(contract.showBulkDrop, showBulkDrop),
  handle(contract.showBulkItem, showBulkItem),
  handle(contract.settleBulkItem, settleBulkItem),
  handle(contract.undoBulkDrop, undoBulkDrop),
]
