import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showVoucher } from './show-voucher.ts'

export const voucherHandlers = [handle(contract.showVoucher, showVoucher)]
