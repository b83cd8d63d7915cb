import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showPatterns } from './show-patterns.ts'

export const patternHandlers = [handle(contract.showPatterns, showPatterns)]
