import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { register } from './register.ts'
import { setLanguage } from './set-language.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

export const accountHandlers = [
  handle(contract.authenticate, signIn),
  handle(contract.register, register),
  handle(contract.logIn, (ctx) => ({ success: true as const, is_logged_in: ctx.me !== null })),
  handle(contract.logOut, signOut),
  handle(contract.verifyEmail, verifyEmail),
  handle(contract.sendVerification, sendVerification),
  handle(contract.setLanguage, setLanguage),
]
