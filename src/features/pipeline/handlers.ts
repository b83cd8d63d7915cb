import { handle } from '#platform/server/http/door.ts'
import { showBoard } from './board.ts'
import * as contract from './contract.ts'

export const pipelineHandlers = [handle(contract.board, showBoard)]
