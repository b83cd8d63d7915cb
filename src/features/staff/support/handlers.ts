import { handle } from '#platform/server/http/door.ts'
import { askSupport } from './ask-support.ts'
import * as contract from './contract.ts'
import { settleSupport } from './settle-support.ts'

export const supportHandlers = [handle(contract.askSupport, askSupport), handle(contract.settleSupport, settleSupport)]
