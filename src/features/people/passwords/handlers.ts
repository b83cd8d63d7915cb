import { handle } from '#platform/server/http/door.ts'
import { askToCreate, changePassword } from './change-password.ts'
import * as contract from './contract.ts'
import { askResetByEmail } from './forgot-by-email.ts'
import { askResetByText, sendResetText, verifyResetText } from './forgot-by-text.ts'
import { createPassword, resetPassword, showReset } from './set-by-key.ts'

export const passwordHandlers = [
  handle(contract.askResetByEmail, askResetByEmail),
  handle(contract.showReset, showReset),
  handle(contract.resetPassword, resetPassword),
  handle(contract.askResetByText, askResetByText),
  handle(contract.sendResetText, sendResetText),
  handle(contract.verifyResetText, verifyResetText),
  handle(contract.createPassword, createPassword),
  handle(contract.askToCreate, askToCreate),
  handle(contract.changePassword, changePassword),
]
