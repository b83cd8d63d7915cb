import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const signInHandlers = [
  handle(contract.authenticate, signIn),
  handle(contract.logIn, (ctx) => ({ success: true as const, is_logged_in: ctx.me !== null })),
  handle(contract.logOut, signOut),
]
