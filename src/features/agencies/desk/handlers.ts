import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { saveTarget } from './save-target.ts'
import { showDesk } from './show-desk.ts'

export const deskHandlers = [handle(contract.showDesk, showDesk), handle(contract.saveTarget, saveTarget)]
