import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { fillMessageTemplate } from './fill-template.ts'
import { addMessageTemplate, changeMessageTemplate, dropMessageTemplate } from './keep-template.ts'
import { listMessageTemplates } from './list-templates.ts'

export const messageTemplateHandlers = [
  handle(contract.listMessageTemplates, listMessageTemplates),
  handle(contract.addMessageTemplate, addMessageTemplate),
  handle(contract.changeMessageTemplate, changeMessageTemplate),
  handle(contract.dropMessageTemplate, dropMessageTemplate),
  handle(contract.fillMessageTemplate, fillMessageTemplate),
]
