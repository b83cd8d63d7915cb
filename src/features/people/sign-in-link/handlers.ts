import { handle } from '#platform/server/http/door.ts'
import { askSignInLink } from './ask-link.ts'
import * as contract from './contract.ts'
import { signInByLink } from './sign-in-by-link.ts'

export const signInLinkHandlers = [
  handle(contract.askSignInLink, askSignInLink),
  handle(contract.signInByLink, signInByLink),
]
