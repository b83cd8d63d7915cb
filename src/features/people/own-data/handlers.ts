import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { askDeactivation, askErasure, deactivate, mailDeactivation } from './deactivate.ts'
import { askExport, showExport } from './export.ts'
import { listAccesses } from './list-accesses.ts'
import { listConsents } from './list-consents.ts'

export const ownDataHandlers = [
  handle(contract.showExport, showExport),
  handle(contract.askExport, askExport),
  handle(contract.listConsents, listConsents),
  handle(contract.listAccesses, listAccesses),
  handle(contract.askDeactivation, askDeactivation),
  handle(contract.mailDeactivation, mailDeactivation),
  handle(contract.deactivate, deactivate),
  handle(contract.askErasure, askErasure),
]
