import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { dropTask, retryTask } from './failed-tasks.ts'
import { showOperation } from './show-operation.ts'

export const operationHandlers = [
  handle(contract.showOperation, showOperation),
  handle(contract.retryTask, retryTask),
  handle(contract.dropTask, dropTask),
]
