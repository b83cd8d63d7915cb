import { handle } from '#platform/server/http/door.ts'
import { answerConnection } from './answer-connection.ts'
import { askToConnect } from './ask-to-connect.ts'
import * as contract from './contract.ts'
import { endConnection } from './end-connection.ts'
import { listConnections } from './list-connections.ts'
import { talkToConnection } from './personal-threads.ts'

export const connectionHandlers = [
  handle(contract.askToConnect, askToConnect),
  handle(contract.listConnections, listConnections),
  handle(contract.answerConnection, answerConnection),
  handle(contract.endConnection, endConnection),
  handle(contract.talkToConnection, talkToConnection),
]
