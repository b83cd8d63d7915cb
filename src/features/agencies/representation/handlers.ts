import { handle } from '#platform/server/http/door.ts'
import { answerByLink, answerRepresented } from './answer.ts'
import * as contract from './contract.ts'
import { allowClient, forbidClient, setWhoMayAsk } from './settings.ts'
import {
  askByLink,
  askRepresented,
  cvByLink,
  cvRepresented,
  listRepresented,
  showByLink,
  showRepresented,
} from './show-represented.ts'

export const representationHandlers = [
  handle(contract.showByLink, showByLink),
  handle(contract.answerByLink, answerByLink),
  handle(contract.askByLink, askByLink),
  handle(contract.cvByLink, cvByLink),
  handle(contract.listRepresented, listRepresented),
  handle(contract.showRepresented, showRepresented),
  handle(contract.answerRepresented, answerRepresented),
  handle(contract.askRepresented, askRepresented),
  handle(contract.cvRepresented, cvRepresented),
  handle(contract.setWhoMayAsk, setWhoMayAsk),
  handle(contract.forbidClient, forbidClient),
  handle(contract.allowClient, allowClient),
]
