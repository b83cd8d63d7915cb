import { TOTP } from 'otpauth'
import { anAuthenticator } from '../an-authenticator.ts'
import type { Actor } from './actors.ts'

type Answer = { status: number; body: { data?: Record<string, unknown> } & Record<string, unknown> }
/** Asks a call as it is written in the contract: `POST /user/passkeys`. */
export type Send = (actor: Actor, name: string, input?: Record<string, unknown>) => Promise<Answer>
type Way = (actor: Actor, send: Send, origin: string) => Promise<void>

/** Ways that no dice find: they need an app's code, a device's key, or a ticket that lives from one call to the next. */
export const ways: readonly Way[] = [
  async function withSecondFactor(actor, send) {
    const begun = (await send(actor, 'POST /user/second-factor')).body.data
    const code = new TOTP({ secret: String(begun?.secret) }).generate()
    await send(actor, 'PUT /user/second-factor', { code })
    const { data } = (await send(actor, 'POST /user/second-factor/recovery-codes')).body
    const [recovery] = (data?.recovery_codes ?? []) as string[]
    const ticket = await ticketOf(actor, send)
    await send(actor, 'POST /authenticate/second-factor', { ticket, code: recovery })
    await send(actor, 'DELETE /user/second-factor')
  },
  async function withPasskey(actor, send, origin) {
    const device = anAuthenticator({ origin })
    const asked = (await send(actor, 'POST /user/passkeys/options')).body.data as Asked
    const made = await send(actor, 'POST /user/passkeys', { ...asked, credential: device.make(asked.options) })
    const passkey = made.body.data?.id
    await send(actor, 'PUT /user/passkeys/{passkey}', { passkey, name: 'Key ring' })
    const toProve = (await send(actor, 'POST /authenticate/passkey/options')).body.data as Asked
    await send(actor, 'POST /user/proof/passkey', { ...toProve, credential: device.use(toProve.options) })
    const toEnter = (await send(actor, 'POST /authenticate/passkey/options')).body.data as Asked
    await send(actor, 'POST /authenticate/passkey', { ...toEnter, credential: device.use(toEnter.options) })
    await send(actor, 'DELETE /user/passkeys/{passkey}', { passkey })
  },
  async function awayAndBack(actor, send) {
    await send(actor, 'POST /user/erasure')
    await send(actor, 'POST /authenticate/reactivate', { ticket: await ticketOf(actor, send) })
    await send(actor, 'POST /authenticate', { email: actor.person?.email, password: actor.person?.password })
  },
]

type Asked = { ticket: string; options: { challenge: string } }

/** What signing in gives to whoever has a second step before them. */
async function ticketOf(actor: Actor, send: Send): Promise<unknown> {
  actor.cookies.clear()
  const { body } = await send(actor, 'POST /authenticate', {
    email: actor.person?.email,
    password: actor.person?.password,
  })
  return body.ticket ?? body.data?.ticket
}
