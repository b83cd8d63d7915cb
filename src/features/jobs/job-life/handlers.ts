import { handle } from '#platform/server/http/door.ts'
import { answerJobQuestion, showJobQuestion } from './answer-question.ts'
import * as contract from './contract.ts'
import { confirmJob, extendJob, refreshJob } from './live-on.ts'

export const jobLifeHandlers = [
  handle(contract.extendJob, extendJob),
  handle(contract.refreshJob, refreshJob),
  handle(contract.confirmJob, confirmJob),
  handle(contract.showJobQuestion, showJobQuestion),
  handle(contract.answerJobQuestion, answerJobQuestion),
]
