import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { send } from '#platform/browser/call.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import { addPasskey, askPasskey, askSignIn, proveByPasskey, signInByPasskey } from '../contract.ts'

/** Comes once somebody uses a passkey. */
const device = () => import('@simplewebauthn/browser')

type Options<S extends (given: never) => unknown> = Parameters<S>[0] extends { optionsJSON: infer O } ? O : never

/** Lets the device make a passkey and keeps it. @throws Problem, or what the browser says when the person turns away */
export async function makePasskey(): Promise<Gives<typeof addPasskey>> {
  const { ticket, options } = (await send(askPasskey, {})).data
  const optionsJSON = options as unknown as Options<typeof startRegistration>
  const credential = await (await device()).startRegistration({ optionsJSON })
  return send(addPasskey, { ticket, credential: credential as unknown as Takes<typeof addPasskey>['credential'] })
}

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(remember: boolean): Promise<Gives<typeof signInByPasskey>> {
  return send(signInByPasskey, { ...(await askDevice()), remember })
}

/** Proves with a passkey who sits there. */
export async function proveWithPasskey(): Promise<void> {
  await send(proveByPasskey, await askDevice())
}

async function askDevice() {
  const { ticket, options } = (await send(askSignIn, {})).data
  const optionsJSON = options as unknown as Options<typeof startAuthentication>
  const credential = await (await device()).startAuthentication({ optionsJSON })
  return { ticket, credential: credential as unknown as Takes<typeof proveByPasskey>['credential'] }
}
