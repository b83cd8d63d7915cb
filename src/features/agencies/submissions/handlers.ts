import { handle } from '#platform/server/http/door.ts'
import { addSubmission, saveSubmission } from './add-submission.ts'
import { askPeople } from './ask-people.ts'
import * as contract from './contract.ts'
import { findPeople } from './find-people.ts'
import { moveSubmission } from './move-by-agency.ts'
import { printSubmission } from './print-submission.ts'
import { answerQuestion } from './questions.ts'
import * as sending from './sending-contract.ts'
import { showPipeline } from './show-pipeline.ts'
import { showSubmission } from './show-submission.ts'
import { submitPeople, withdrawPacket } from './submit-people.ts'

export const submissionHandlers = [
  handle(contract.showPipeline, showPipeline),
  handle(contract.findPeople, findPeople),
  handle(contract.addSubmission, addSubmission),
  handle(contract.showSubmission, showSubmission),
  handle(contract.saveSubmission, saveSubmission),
  handle(sending.askPeople, askPeople),
  handle(sending.submitPeople, submitPeople),
  handle(sending.withdrawPacket, withdrawPacket),
  handle(contract.moveSubmission, moveSubmission),
  handle(contract.answerQuestion, answerQuestion),
  handle(contract.printSubmission, printSubmission),
]
