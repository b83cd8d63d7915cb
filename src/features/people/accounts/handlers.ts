import { handle } from '#platform/server/http/door.ts'
import { changeAccount, showAccount } from './change-account.ts'
import * as contract from './contract.ts'
import { register } from './register.ts'
import { setLanguage } from './set-language.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

export const accountHandlers = [
  handle(contract.register, register),
  handle(contract.verifyEmail, verifyEmail),
  handle(contract.sendVerification, sendVerification),
  handle(contract.setLanguage, setLanguage),
  handle(contract.showAccount, showAccount),
  handle(contract.changeAccount, changeAccount),
]
