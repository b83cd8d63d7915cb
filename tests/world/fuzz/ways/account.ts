import { TOTP } from 'otpauth'
import { anAuthenticator } from '../../an-authenticator.ts'
import type { Actor } from '../actors.ts'
import type { Going, Thing, Way } from '../going.ts'
import { aNewcomer, freshAddress } from './parts.ts'

type Asked = { ticket: string; options: { challenge: string } }

const withSecondFactor: Way = async (going) => {
  const { send } = going
  const actor = await going.candidate()
  const { secret } = await send<{ secret: string }>(actor, 'POST /user/second-factor')
  await send(actor, 'PUT /user/second-factor', { code: new TOTP({ secret }).generate() })
  const codes = 'POST /user/second-factor/recovery-codes'
  const [code] = (await send<{ recovery_codes?: string[] }>(actor, codes)).recovery_codes ?? []
  await send(actor, 'POST /authenticate/second-factor', { ticket: await ticketOf(going, actor), code })
  await send(actor, 'DELETE /user/second-factor')
}

const withPasskey: Way = async ({ send, candidate, origin }) => {
  const actor = await candidate()
  const device = anAuthenticator({ origin })
  const asked = await send<Asked>(actor, 'POST /user/passkeys/options')
  const made = await send(actor, 'POST /user/passkeys', { ...asked, credential: device.make(asked.options) })
  await send(actor, 'PUT /user/passkeys/{passkey}', { passkey: made.id, name: 'Key ring' })
  for (const use of ['POST /user/proof/passkey', 'POST /authenticate/passkey']) {
    const challenge = await send<Asked>(actor, 'POST /authenticate/passkey/options')
    await send(actor, use, { ...challenge, credential: device.use(challenge.options) })
  }
  await send(actor, 'DELETE /user/passkeys/{passkey}', { passkey: made.id })
}

const awayAndBack: Way = async (going) => {
  const { send } = going
  const actor = await going.candidate()
  await send(actor, 'POST /user/proof', { password: actor.password })
  await send(actor, 'POST /user/erasure')
  await send(actor, 'POST /authenticate/reactivate', { ticket: await ticketOf(going, actor) })
  await send(actor, 'POST /authenticate', { email: actor.person?.email })
  await send(actor, 'POST /user-public/deactivation-mail', { email: actor.person?.email })
  await send(actor, 'POST /user-public/deactivate/{hash}', { hash: await going.mailed(actor, '/deactivate-account') })
}

const registered: Way = async ({ send, guest, mailed }) => {
  const [somebody, email] = [guest(), freshAddress()]
  await send(somebody, 'POST /registration', { account_type: 'candidate', email })
  await send(somebody, 'POST /user/verification-mail')
  await send(somebody, 'GET /user-public/{hash}/verify-email', { hash: await mailed(email, '/verify-email') })
  const next = freshAddress()
  await send(somebody, 'POST /user/email-change', { email: next, password: 'Masar2026' })
  await send(somebody, 'GET /user-public/{hash}/verify-email', { hash: await mailed(next, '/verify-email') })
  const hash = await mailed(email, '/undo-contact-change')
  await send(somebody, 'GET /user-public/contact-change/{hash}', { hash })
  await send(somebody, 'POST /user-public/contact-change/{hash}/undo', { hash })
}

const passwordForgotten: Way = async ({ send, candidate, guest, mailed }) => {
  const actor = await candidate()
  const { email } = actor.person ?? {}
  await send(actor, 'POST /user/password')
  await send(guest(), 'POST /user-public/forgot-password/email', { email })
  const hash = await mailed(actor, '/forgot-password-email')
  await send(guest(), 'GET /user-public/forgot-password/email/{hash}', { hash })
  const change = { hash, password: actor.password }
  await send(guest(), 'POST /user-public/forgot-password/email/{hash}/update-password', change)
  await send(guest(), 'POST /user-public/sign-in-link', { email })
  await send(guest(), 'GET /user/login-by-url/{key}', { key: await mailed(actor, '/login-by-url') })
}

const texted: Way = async (going) => {
  const { send, guest } = going
  const [actor, phone] = [await aNewcomer(going), `+97150${String(Date.now()).slice(-7)}`]
  const { id } = await send(actor, 'POST /user/phone-verification', { phone, password: actor.password })
  await send(actor, 'POST /user/phone-verification/confirm', { id, code: await going.texted(phone) })
  const asked = await send(guest(), 'POST /user-public/forgot-password/sms', { phone })
  await send(guest(), 'POST /user-public/forgot-password/sms-forgot-pass', { id: asked.id })
  const code = await going.texted(phone)
  await send(guest(), 'GET /user-public/forgot-password/sms/verify/{id}/{code}', { id: asked.id, code })
}

const letters: Way = async ({ send, candidate, guest, mailed }) => {
  const email = freshAddress()
  await send(guest(), 'POST /user-public/newsletter', { email })
  await send(guest(), 'POST /user-public/newsletter/{key}', { key: await mailed(email, '/newsletter') })
  const actor = await candidate()
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const old = `https://push.example/${email}`
  await send(actor, 'POST /push-addresses', { endpoint: old, keys })
  await send(guest(), 'POST /push-addresses/renewal', { old, endpoint: `${old}/2`, keys })
  const { devices } = await send<{ devices?: Thing[] }>(actor, 'GET /user/push-devices')
  await send(actor, 'DELETE /user/push-devices/{device}', { device: devices?.[0]?.id })
}

/** What signing in gives to whoever has a second step before them. */
async function ticketOf({ send }: Going, actor: Actor): Promise<unknown> {
  actor.cookies.clear()
  const { ticket } = await send<{ ticket?: string }>(actor, 'POST /authenticate', { email: actor.person?.email })
  return ticket
}

export const accountWays = [withSecondFactor, withPasskey, awayAndBack, registered, passwordForgotten, texted, letters]
