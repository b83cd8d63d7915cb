import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { countJobs, openNow } from './front-page.ts'
import { jobFeed } from './job-feed.ts'
import { jobsOfPlace } from './jobs-of-place.ts'
import { listOwnKeywords } from './own-keywords.ts'
import { jobFacets, searchJobs } from './search-jobs.ts'
import { similarJobs } from './similar-jobs.ts'
import { suggest } from './suggest.ts'
import { workInstead } from './work-instead.ts'

export const jobSearchHandlers = [
  handle(contract.searchJobs, searchJobs),
  handle(contract.suggest, suggest),
  handle(contract.jobFeed, jobFeed),
  handle(contract.jobFacets, jobFacets),
  handle(contract.similarJobs, similarJobs),
  handle(contract.jobsOfPlace, jobsOfPlace),
  handle(contract.workInstead, workInstead),
  handle(contract.openNow, openNow),
  handle(contract.countJobs, countJobs),
  handle(contract.ownKeywords, listOwnKeywords),
]
