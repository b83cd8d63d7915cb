import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { addPasskey, askPasskey, listPasskeys, namePasskey, removePasskey } from './keep-passkeys.ts'
import { askSignIn, proveByPasskey, signInByPasskey } from './use-passkey.ts'

export const passkeyHandlers = [
  handle(contract.listPasskeys, listPasskeys),
  handle(contract.askPasskey, askPasskey),
  handle(contract.addPasskey, addPasskey),
  handle(contract.namePasskey, namePasskey),
  handle(contract.removePasskey, removePasskey),
  handle(contract.askSignIn, askSignIn),
  handle(contract.signInByPasskey, signInByPasskey),
  handle(contract.proveByPasskey, proveByPasskey),
]
