import { handle } from '#platform/server/http/door.ts'
import { addPlacement } from './add-placement.ts'
import { exportCommission, showCommission } from './commission.ts'
import * as commission from './commission-contract.ts'
import * as contract from './contract.ts'
import { mailPlacementInvoice, payPlacementInvoice } from './handle-invoice.ts'
import * as invoices from './invoice-contract.ts'
import { issuePlacementInvoice } from './issue-invoice.ts'
import { issueRetainer } from './issue-retainer.ts'
import { listPlacements, showPlacement } from './list-placements.ts'
import { movePlacement } from './move-placement.ts'
import { openPlacementInvoice, printPlacementInvoice } from './print-invoice.ts'
import { removePlacement } from './remove-placement.ts'

export const placementHandlers = [
  handle(contract.listPlacements, listPlacements),
  handle(contract.showPlacement, showPlacement),
  handle(contract.addPlacement, addPlacement),
  handle(contract.movePlacement, movePlacement),
  handle(contract.removePlacement, removePlacement),
  handle(invoices.issuePlacementInvoice, issuePlacementInvoice),
  handle(invoices.issueRetainer, issueRetainer),
  handle(invoices.payPlacementInvoice, payPlacementInvoice),
  handle(invoices.mailPlacementInvoice, mailPlacementInvoice),
  handle(invoices.printPlacementInvoice, printPlacementInvoice),
  handle(invoices.openPlacementInvoice, openPlacementInvoice),
  handle(commission.showCommission, showCommission),
  handle(commission.exportCommission, exportCommission),
]
