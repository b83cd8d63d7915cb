import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listPairs } from './list-pairs.ts'
import { mergePair } from './merge-pair.ts'
import { showPair } from './show-pair.ts'
import { tellApart } from './tell-apart.ts'
import { undoMerge } from './undo-merge.ts'

export const duplicateHandlers = [
  handle(contract.listPairs, listPairs),
  handle(contract.showPair, showPair),
  handle(contract.tellApart, tellApart),
  handle(contract.mergePair, mergePair),
  handle(contract.undoMerge, undoMerge),
]
