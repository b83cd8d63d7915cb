import { handle } from '#platform/server/http/door.ts'
import { askToPublish } from './ask-to-publish.ts'
import * as contract from './contract.ts'
import { copyJob } from './copy-job.ts'
import { editJob } from './draft.ts'
import * as editing from './edit-contract.ts'
import { jobHistory } from './editing/job-history.ts'
import { dropEdit, publishEdit } from './editing/publish-edit.ts'
import { changesSince } from './editing/versions.ts'
import * as moves from './job-moves.ts'
import { setJobTeam, showJobTeam } from './job-team.ts'
import { leaveForJob } from './leave-for-job.ts'
import { lookAhead } from './look-ahead.ts'
import * as look from './look-contract.ts'
import { nameJob, previewJob, showJob } from './show-job.ts'
import * as team from './team-contract.ts'
import { saveJob, startJob } from './write-job.ts'

export const jobHandlers = [
  handle(contract.startJob, startJob),
  handle(contract.saveJob, saveJob),
  handle(look.lookAhead, lookAhead),
  handle(contract.editJob, editJob),
  handle(contract.previewJob, previewJob),
  handle(contract.submitJob, moves.submitJob),
  handle(contract.recallJob, moves.recallJob),
  handle(contract.openJob, moves.openJob),
  handle(contract.pauseJob, moves.pauseJob),
  handle(contract.resumeJob, moves.resumeJob),
  handle(contract.closeJob, moves.closeJob),
  handle(contract.settleJob, moves.settleJob),
  handle(contract.relistJob, moves.relistJob),
  handle(contract.archiveJob, moves.archiveJob),
  handle(contract.copyJob, copyJob),
  handle(editing.askToPublish, askToPublish),
  handle(editing.publishEdit, publishEdit),
  handle(editing.dropEdit, dropEdit),
  handle(editing.jobHistory, jobHistory),
  handle(editing.changesSince, changesSince),
  handle(team.showJobTeam, showJobTeam),
  handle(team.setJobTeam, setJobTeam),
  handle(contract.showJob, showJob),
  handle(contract.nameJob, nameJob),
  handle(contract.leaveForJob, leaveForJob),
]
