import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { countJobs, openNow } from './front-page.ts'
import { listOwnKeywords } from './own-keywords.ts'
import { jobFacets, searchJobs } from './search-jobs.ts'

export const jobSearchHandlers = [
  handle(contract.searchJobs, searchJobs),
  handle(contract.jobFacets, jobFacets),
  handle(contract.openNow, openNow),
  handle(contract.countJobs, countJobs),
  handle(contract.ownKeywords, listOwnKeywords),
]
