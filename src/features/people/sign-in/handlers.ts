import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts'
import { prove } from './prove.ts'
import { signIn, signInFurther, wakeUp } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const signInHandlers = [
  handle(contract.authenticate, signIn),
  handle(contract.authenticateFurther, signInFurther),
  handle(contract.reactivate, wakeUp),
  handle(contract.logIn, (ctx) => ({ success: true as const, is_logged_in: ctx.me !== null })),
  handle(contract.logOut, signOut),
  handle(contract.prove, prove),
  handle(contract.listSessions, listSessions),
  handle(contract.endSession, endSession),
  handle(contract.endOtherSessions, endOtherSessions),
]
