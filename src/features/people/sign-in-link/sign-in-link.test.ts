import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { aCandidate, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askSignInLink, signInByLink } from './contract.ts'

async function asked(site: Site, email: string) {
  await new Visitor(site).call(askSignInLink, { email })
  const [mail] = await site.settle()
  return /login-by-url\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a mailed link signs in once, within a quarter of an hour', async () => {
  const site = await aSite()
  const { email, id } = await confirmed(site, await aCandidate(site))
  await site.settle()
  const key = await asked(site, email)
  const visitor = new Visitor(site)
  const signedIn = await visitor.call(signInByLink, { key })
  assert.deepEqual([signedIn.display.id, signedIn.redirect, signedIn.password_needed], [id, '/home', false])
  assert.equal((await visitor.call(check, {})).is_logged_in, true)
  await new Visitor(site).refused('link_expired', signInByLink, { key })
  const late = await asked(site, email)
  site.later(16 * 60_000)
  await new Visitor(site).refused('link_expired', signInByLink, { key: late })
  await new Visitor(site).refused('link_expired', signInByLink, { key: '%00 null' })
})

test('no other site signs a visitor in as somebody else', async () => {
  const site = await aSite()
  const { email } = await confirmed(site, await aCandidate(site))
  await site.settle()
  const key = await asked(site, email)
  for (const from of ['cross-site', 'same-site', 'none'])
    await new Visitor(site).refused('xsrf', signInByLink, { key }, { headers: { 'sec-fetch-site': from } })
  await new Visitor(site).call(signInByLink, { key }, { headers: { 'sec-fetch-site': 'same-origin' } })
})

test('the link confirms an address nobody had confirmed, and whoever made the account before is out', async () => {
  const site = await aSite()
  const stranger = await aCandidate(site)
  await site.settle()
  const visitor = new Visitor(site)
  const signedIn = await visitor.call(signInByLink, { key: await asked(site, stranger.email) })
  assert.deepEqual([signedIn.password_needed, signedIn.redirect], [true, '/create-password'])
  assert.equal((await visitor.call(check, {})).email_verified, true)
  await stranger.visitor.refused('no_session', check, {})
  await new Visitor(site).refused('invalid_credentials', authenticate, { email: stranger.email, password })
})

test('on the device where the account was made, the password stays', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  await site.settle()
  const key = await asked(site, email)
  assert.equal((await visitor.call(signInByLink, { key })).password_needed, false)
  await new Visitor(site).call(authenticate, { email, password })
})

test('an address without an account gets the same answer and no mail', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const before = (await site.settle()).length
  const known = await new Visitor(site).ask(askSignInLink, { email })
  const unknown = await new Visitor(site).ask(askSignInLink, { email: 'nobody@example.com' })
  assert.deepEqual([known.statusCode, known.body], [unknown.statusCode, unknown.body])
  assert.equal((await site.settle()).length, before + 1)
})
