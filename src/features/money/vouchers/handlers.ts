import { handle } from '#platform/server/http/door.ts'
import { addVouchers, exportVouchers, listVouchers, showVouchers, withdrawVouchers } from './batches.ts'
import { claimVoucher, showVoucher } from './claim.ts'
import * as contract from './contract.ts'
import { drawVoucher } from './draw-voucher.ts'

export const voucherHandlers = [
  handle(contract.showVoucher, showVoucher),
  handle(contract.claimVoucher, claimVoucher),
  handle(contract.listVouchers, listVouchers),
  handle(contract.addVouchers, addVouchers),
  handle(contract.showVouchers, showVouchers),
  handle(contract.exportVouchers, exportVouchers),
  handle(contract.drawVoucher, drawVoucher),
  handle(contract.withdrawVouchers, withdrawVouchers),
]
