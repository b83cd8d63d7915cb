import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listClients, showClient } from './list-clients.ts'
import { listMandates } from './list-mandates.ts'
import { moveMandate } from './move-mandate.ts'
import { addClient, moveClient, saveClient } from './write-client.ts'
import { addMandate, saveMandate } from './write-mandate.ts'

export const clientHandlers = [
  handle(contract.listClients, listClients),
  handle(contract.addClient, addClient),
  handle(contract.showClient, showClient),
  handle(contract.saveClient, saveClient),
  handle(contract.moveClient, moveClient),
  handle(contract.listMandates, listMandates),
  handle(contract.addMandate, addMandate),
  handle(contract.saveMandate, saveMandate),
  handle(contract.moveMandate, moveMandate),
]
