import { handle } from '#platform/server/http/door.ts'
import * as adminContract from './admin-contract.ts'
import { decideRefund, refundOrder } from './ask-refund.ts'
import { payOrder } from './begin-payment.ts'
import { setBilling, showBilling } from './billing.ts'
import * as contract from './contract.ts'
import { hearPayment } from './hear-payment.ts'
import { cancelOrder, listOrders, payTest, showOrder } from './own-orders.ts'
import { listPlans, setRenewal } from './own-plans.ts'
import { placeOrder, quoteOrder } from './place-order.ts'
import { printAnyDocument, printInvoice, printProforma } from './print-invoice.ts'
import { listSellers, setSeller, setTaxRate } from './sellers.ts'
import { cancelAnyOrder, listAllOrders, notePayment, showAnyOrder } from './staff-orders.ts'
import { retryRefund, settleRefundByHand } from './stuck-refunds.ts'
import { takeBackPayment } from './take-back.ts'

export const orderHandlers = [
  handle(contract.showBilling, showBilling),
  handle(contract.setBilling, setBilling),
  handle(contract.quoteOrder, quoteOrder),
  handle(contract.placeOrder, placeOrder),
  handle(contract.listOrders, listOrders),
  handle(contract.showOrder, showOrder),
  handle(contract.payOrder, payOrder),
  handle(contract.cancelOrder, cancelOrder),
  handle(contract.payTest, payTest),
  handle(contract.printInvoice, printInvoice),
  handle(contract.printProforma, printProforma),
  handle(contract.listPlans, listPlans),
  handle(contract.setRenewal, setRenewal),
  handle(contract.hearPayment, hearPayment),
  handle(adminContract.listAllOrders, listAllOrders),
  handle(adminContract.showAnyOrder, showAnyOrder),
  handle(adminContract.notePayment, notePayment),
  handle(adminContract.takeBackPayment, takeBackPayment),
  handle(adminContract.cancelAnyOrder, cancelAnyOrder),
  handle(adminContract.refundOrder, refundOrder),
  handle(adminContract.decideRefund, decideRefund),
  handle(adminContract.retryRefund, retryRefund),
  handle(adminContract.settleRefundByHand, settleRefundByHand),
  handle(adminContract.printAnyDocument, printAnyDocument),
  handle(adminContract.listSellers, listSellers),
  handle(adminContract.setSeller, setSeller),
  handle(adminContract.setTaxRate, setTaxRate),
]
