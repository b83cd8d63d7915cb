import { handle } from '#platform/server/http/door.ts'
import { answerWaiting, showWaiting } from './answer-waiting.ts'
import * as contract from './contract.ts'

export const answerClockHandlers = [
  handle(contract.showWaiting, showWaiting),
  handle(contract.answerWaiting, answerWaiting),
]
