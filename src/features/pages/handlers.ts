import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showPage, suggestCompany } from './find-pages.ts'
import { makePage } from './make-page.ts'
import { askToJoin, choosePage, letIn, listMembers, myPages } from './membership.ts'

export const pageHandlers = [
  handle(contract.suggestCompany, suggestCompany),
  handle(contract.makePage, makePage),
  handle(contract.askToJoin, askToJoin),
  handle(contract.showPage, showPage),
  handle(contract.myPages, myPages),
  handle(contract.choosePage, choosePage),
  handle(contract.listMembers, listMembers),
  handle(contract.letIn, letIn),
]
