import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { removeSavedJob, saveJobForLater } from './keep-job.ts'
import { listSavedJobs } from './list-saved.ts'
import { noteSavedJob } from './note-saved.ts'
import { savedAmong } from './saved-among.ts'

export const savedJobHandlers = [
  handle(contract.savedAmong, savedAmong),
  handle(contract.saveJobForLater, saveJobForLater),
  handle(contract.removeSavedJob, removeSavedJob),
  handle(contract.listSavedJobs, listSavedJobs),
  handle(contract.noteSavedJob, noteSavedJob),
]
