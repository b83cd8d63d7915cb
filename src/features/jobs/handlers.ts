import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { editJob } from './draft.ts'
import { setJobTeam, showJobTeam } from './job-team.ts'
import { listPageJobs } from './list-page-jobs.ts'
import { closeJob, pauseJob, resumeJob, submitJob } from './move-job.ts'
import { previewJob, showJob } from './show-job.ts'
import { saveJob, startJob } from './write-job.ts'

export const jobHandlers = [
  handle(contract.startJob, startJob),
  handle(contract.saveJob, saveJob),
  handle(contract.editJob, editJob),
  handle(contract.previewJob, previewJob),
  handle(contract.submitJob, submitJob),
  handle(contract.pauseJob, pauseJob),
  handle(contract.resumeJob, resumeJob),
  handle(contract.closeJob, closeJob),
  handle(contract.listPageJobs, listPageJobs),
  handle(contract.showJobTeam, showJobTeam),
  handle(contract.setJobTeam, setJobTeam),
  handle(contract.showJob, showJob),
]
