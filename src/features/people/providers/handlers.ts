import { handle } from '#platform/server/http/door.ts'
import { connectIdentity, disconnectIdentity, listIdentities } from './connect-identity.ts'
import * as contract from './contract.ts'
import { askNonce, listProviders, signInByFacebook, signInByGmail } from './sign-in-by-token.ts'
import { backFromProvider, goToProvider } from './sign-in-with.ts'

export const providerHandlers = [
  handle(contract.listProviders, listProviders),
  handle(contract.signInByFacebook, signInByFacebook),
  handle(contract.askNonce, askNonce),
  handle(contract.signInByGmail, signInByGmail),
  handle(contract.goToProvider, goToProvider),
  handle(contract.backFromProvider, backFromProvider),
  handle(contract.listIdentities, listIdentities),
  handle(contract.connectIdentity, connectIdentity),
  handle(contract.disconnectIdentity, disconnectIdentity),
]
