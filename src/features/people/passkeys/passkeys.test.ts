import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { startSecondFactor } from '#features/people/second-factor/contract.ts'
import { anAuthenticator } from '#tests/world/an-authenticator.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'

async function somebodyWithPasskey(site: Site) {
  const person = await aCandidate(site)
  const device = anAuthenticator({ origin: site.world.settings.publicUrl })
  const { ticket, options } = (await person.visitor.call(calls.askPasskey, {})).data
  const { data } = await person.visitor.call(calls.addPasskey, { ticket, credential: device.make(options) })
  return { ...person, device, passkey: data.id }
}

const ask = async (visitor: Visitor) => (await visitor.call(calls.askSignIn, {})).data

test('a passkey signs in without a name, and is proof enough for an account with a second factor', async () => {
  const site = await aSite()
  const { visitor, id, device } = await somebodyWithPasskey(site)
  await site.world.db
    .insertInto('second_factors')
    .values({ user_id: id, sealed_secret: 'x', confirmed_at: new Date(), created_at: new Date() })
    .execute()
  const other = new Visitor(site)
  const { ticket, options } = await ask(other)
  const credential = device.use(options)
  const { display } = await other.call(calls.signInByPasskey, { ticket, credential })
  assert.equal(display.id, id)
  assert.equal((await other.call(check, {})).is_logged_in, true)
  await new Visitor(site).refused('ticket_expired', calls.signInByPasskey, { ticket, credential })
  const [kept] = (await visitor.call(calls.listPasskeys, {})).data
  assert.ok(kept?.used_at)
})

test('what is not a true answer of a kept passkey opens nothing', async () => {
  const site = await aSite()
  const { device } = await somebodyWithPasskey(site)
  const stranger = anAuthenticator({ origin: site.world.settings.publicUrl })
  const elsewhere = anAuthenticator({ origin: 'https://masar.example.net', host: 'masar.example.net' })
  const refusedWith = async (make: (options: { challenge: string }) => ReturnType<typeof device.use>) => {
    const visitor = new Visitor(site)
    const { ticket, options } = await ask(visitor)
    await visitor.refused('passkey_refused', calls.signInByPasskey, { ticket, credential: make(options) })
    assert.equal(visitor.cookies.has('token'), false)
  }
  await refusedWith((options) => stranger.use(options))
  await refusedWith((options) => device.use(options, { unverified: true }))
  await refusedWith(() => device.use({ challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }))
  await refusedWith((options) => ({ ...elsewhere.use(options), id: device.use(options).id }))
  await refusedWith((options) => {
    const credential = device.use(options)
    const { signature } = stranger.use(options).response as unknown as { signature: string }
    return { ...credential, response: { ...credential.response, signature } } as typeof credential
  })
  const visitor = new Visitor(site)
  const { ticket } = await ask(visitor)
  await visitor.refused('invalid', calls.signInByPasskey, { ticket, credential: { id: '' } as never })
})

test('a copy that counts behind is refused', async () => {
  const site = await aSite()
  const { device } = await somebodyWithPasskey(site)
  const [one, two] = [new Visitor(site), new Visitor(site)]
  const [first, second] = [await ask(one), await ask(two)]
  const earlier = device.use(first.options)
  await two.call(calls.signInByPasskey, { ticket: second.ticket, credential: device.use(second.options) })
  await one.refused('passkey_refused', calls.signInByPasskey, { ticket: first.ticket, credential: earlier })
})

test('adding and removing need a fresh proof, which a passkey gives, if it is one of the same person', async () => {
  const site = await aSite()
  const { visitor, device, passkey, email } = await somebodyWithPasskey(site)
  const other = await somebodyWithPasskey(site)
  site.later(16 * 60_000)
  await visitor.refused('proof_needed', calls.askPasskey, {})
  await visitor.refused('proof_needed', calls.removePasskey, { passkey })
  const theirs = await ask(visitor)
  await visitor.refused('passkey_refused', calls.proveByPasskey, {
    ticket: theirs.ticket,
    credential: other.device.use(theirs.options),
  })
  const mine = await ask(visitor)
  await visitor.call(calls.proveByPasskey, { ticket: mine.ticket, credential: device.use(mine.options) })
  await visitor.refused('not_found', calls.removePasskey, { passkey: other.passkey })
  await visitor.refused('not_found', calls.namePasskey, { passkey: other.passkey, name: 'Mine' })
  await visitor.call(calls.namePasskey, { passkey, name: 'Old phone' })
  await visitor.call(calls.removePasskey, { passkey })
  const gone = await ask(visitor)
  await new Visitor(site).refused('passkey_refused', calls.signInByPasskey, {
    ticket: gone.ticket,
    credential: device.use(gone.options),
  })
  const told = (await site.settle()).filter(({ to }) => to === email).map(({ subject }) => subject)
  assert.ok(told.includes('Passkey added') && told.includes('Passkey removed'))
})

test('a ticket of another step, or of another person, keeps nothing', async () => {
  const site = await aSite()
  const [one, two] = [await aCandidate(site), await aCandidate(site)]
  const device = anAuthenticator({ origin: site.world.settings.publicUrl })
  const asked = (await one.visitor.call(calls.askPasskey, {})).data
  const credential = device.make(asked.options)
  await two.visitor.refused('ticket_expired', calls.addPasskey, { ticket: asked.ticket, credential })
  const { ticket } = await ask(one.visitor)
  await one.visitor.refused('ticket_expired', calls.addPasskey, { ticket, credential })
  await one.visitor.call(startSecondFactor, {})
})
