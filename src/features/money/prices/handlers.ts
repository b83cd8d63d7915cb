import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listPrices, listVersions, setPrice } from './price-list.ts'

export const priceHandlers = [
  handle(contract.listPrices, listPrices),
  handle(contract.listVersions, listVersions),
  handle(contract.setPrice, setPrice),
]
