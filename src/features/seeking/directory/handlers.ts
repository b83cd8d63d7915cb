import { handle } from '#platform/server/http/door.ts'
import * as answers from './answers-contract.ts'
import * as contract from './contract.ts'
import { countFacets } from './count-facets.ts'
import { listCompanies } from './list-companies.ts'
import { showAnswers } from './show-answers.ts'
import { spotlight } from './spotlight.ts'

export const directoryHandlers = [
  handle(contract.listCompanies, listCompanies),
  handle(contract.spotlight, spotlight),
  handle(contract.companyFacets, countFacets),
  handle(answers.showAnswers, showAnswers),
]
