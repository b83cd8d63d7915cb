import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { countFacets } from './count-facets.ts'
import { listCompanies } from './list-companies.ts'

export const directoryHandlers = [
  handle(contract.listCompanies, listCompanies),
  handle(contract.companyFacets, countFacets),
]
