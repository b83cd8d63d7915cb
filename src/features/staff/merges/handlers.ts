import { handle } from '#platform/server/http/door.ts'
import { answerMerge, showMergeLink } from './answer-merge.ts'
import { askMerge, decideMerge } from './ask-merge.ts'
import * as contract from './contract.ts'
import { showMerge } from './show-merge.ts'

export const mergeHandlers = [
  handle(contract.showMerge, showMerge),
  handle(contract.askMerge, askMerge),
  handle(contract.decideMerge, decideMerge),
  handle(contract.showMergeLink, showMergeLink),
  handle(contract.answerMerge, answerMerge),
]
