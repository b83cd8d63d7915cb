import { handle } from '#platform/server/http/door.ts'
import { closePage, closing } from './close-page.ts'
import * as contract from './contract.ts'
import { decideCheck, movePageState } from './decide-page.ts'
import { listPages, lookAtPage } from './look-at-pages.ts'
import { askDomain, askLicence, ownChecks } from './own-checks.ts'

export const pageCheckHandlers = [
  handle(contract.ownChecks, ownChecks),
  handle(contract.askDomain, askDomain),
  handle(contract.askLicence, askLicence),
  handle(contract.closing, closing),
  handle(contract.closePage, closePage),
  handle(contract.listPages, listPages),
  handle(contract.lookAtPage, lookAtPage),
  handle(contract.decideCheck, decideCheck),
  handle(contract.movePageState, movePageState),
]
