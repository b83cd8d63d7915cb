import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { groupNumbers } from './group-numbers.ts'
import { listGroups } from './list-groups.ts'
import { listPublicGroups } from './listed-groups.ts'
import { moveGroup } from './move-group.ts'
import { openFromGroup } from './open-from-group.ts'
import { editGroup } from './read-draft.ts'
import { saveGroup } from './save-group.ts'
import { showGroup } from './show-group.ts'
import { startGroup } from './start-group.ts'
import { tryRule } from './try-rule.ts'

export const jobGroupHandlers = [
  handle(contract.startGroup, startGroup),
  handle(contract.saveGroup, saveGroup),
  handle(contract.moveGroup, moveGroup),
  handle(contract.editGroup, editGroup),
  handle(contract.tryRule, tryRule),
  handle(contract.listGroups, listGroups),
  handle(contract.listPublicGroups, listPublicGroups),
  handle(contract.groupNumbers, groupNumbers),
  handle(contract.showGroup, showGroup),
  handle(contract.openFromGroup, openFromGroup),
]
