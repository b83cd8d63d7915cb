import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showDay } from './day.ts'
import * as dayContract from './day-contract.ts'
import { showToday } from './today.ts'

export const workspaceHandlers = [handle(contract.today, showToday), handle(dayContract.pageDay, showDay)]
