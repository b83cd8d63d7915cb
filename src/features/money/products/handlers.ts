import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { addProduct, listProducts, priceProduct, withdrawProduct } from './keep-products.ts'
import { viewProducts } from './view-products.ts'

export const productHandlers = [
  handle(contract.viewProducts, viewProducts),
  handle(contract.listProducts, listProducts),
  handle(contract.addProduct, addProduct),
  handle(contract.priceProduct, priceProduct),
  handle(contract.withdrawProduct, withdrawProduct),
]
