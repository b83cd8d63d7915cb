import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { dropTemplate, listTemplates, saveTemplate, startFromTemplate } from './templates.ts'

export const jobTemplateHandlers = [
  handle(contract.listTemplates, listTemplates),
  handle(contract.saveTemplate, saveTemplate),
  handle(contract.startFromTemplate, startFromTemplate),
  handle(contract.dropTemplate, dropTemplate),
]
