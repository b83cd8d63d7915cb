import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listBrands } from './list-brands.ts'

export const brandHandlers = [handle(contract.listBrands, listBrands)]
