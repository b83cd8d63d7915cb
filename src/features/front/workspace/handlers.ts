import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showToday } from './today.ts'

export const workspaceHandlers = [handle(contract.today, showToday)]
