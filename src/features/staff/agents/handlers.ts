import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { addCall, leaveCompany, proposePage, setTerritory, showHelp, takeCompany } from './help.ts'
import { listCompanies } from './list-companies.ts'
import { listAgents, showNumbers } from './numbers.ts'

export const agentHandlers = [
  handle(contract.listCompanies, listCompanies),
  handle(contract.showNumbers, showNumbers),
  handle(contract.showHelp, showHelp),
  handle(contract.takeCompany, takeCompany),
  handle(contract.leaveCompany, leaveCompany),
  handle(contract.addCall, addCall),
  handle(contract.proposePage, proposePage),
  handle(contract.listAgents, listAgents),
  handle(contract.setTerritory, setTerritory),
]
