import { handle } from '#platform/server/http/door.ts'
import { changeEmail } from './change-email.ts'
import { askPhoneCode, confirmPhone } from './confirm-phone.ts'
import * as contract from './contract.ts'
import { showUndo, undoChange } from './undo-change.ts'

export const contactHandlers = [
  handle(contract.askPhoneCode, askPhoneCode),
  handle(contract.confirmPhone, confirmPhone),
  handle(contract.changeEmail, changeEmail),
  handle(contract.showUndo, showUndo),
  handle(contract.undoChange, undoChange),
]
