import { handle } from '#platform/server/http/door.ts'
import { answerDrops } from './answer-drops.ts'
import { claimDrop, showByLink, withdrawByLink } from './by-link.ts'
import * as contract from './contract.ts'
import { dropCv } from './drop-cv.ts'
import { listDrops, pendingDrops } from './list-drops.ts'
import { listTaking } from './list-taking.ts'
import { listMyDrops, withdrawDrop } from './my-drops.ts'
import { saveDropSettings, showDropSettings } from './settings.ts'
import { showDrop } from './show-drop.ts'
import * as team from './team-contract.ts'

export const cvDropHandlers = [
  handle(contract.listTaking, listTaking),
  handle(contract.dropCv, dropCv),
  handle(contract.listMyDrops, listMyDrops),
  handle(contract.withdrawDrop, withdrawDrop),
  handle(contract.showByLink, showByLink),
  handle(contract.withdrawByLink, withdrawByLink),
  handle(contract.claimDrop, claimDrop),
  handle(team.listDrops, listDrops),
  handle(team.showDrop, showDrop),
  handle(team.answerDrops, answerDrops),
  handle(team.showDropSettings, showDropSettings),
  handle(team.saveDropSettings, saveDropSettings),
  handle(team.pendingDrops, pendingDrops),
]
