import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateKeyPair, SignJWT } from 'jose'
import { check } from '#features/front/session/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { anOpenIdProvider } from '#tests/world/an-openid-provider.ts'
import { aCandidate, confirmed, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'

const returnTo = 'http://localhost:3000/api/sign-in-with/google/return'
const people = {
  lina: { email: 'lina@example.com', email_verified: true, name: 'Lina Haddad' },
  omar: { email: 'omar@example.com', email_verified: false, name: 'Omar' },
  nobody: { name: 'No Address' },
}

async function aSiteWithGoogle() {
  const provider = await anOpenIdProvider(people, returnTo)
  const site = await aSite(provider.settings)
  site.atEnd(provider.close)
  return { site, provider }
}
type Provider = Awaited<ReturnType<typeof anOpenIdProvider>>

/** Through the provider and back; where that leads. */
async function go(visitor: Visitor, provider: Provider, name: string, more: { next?: string; connect?: boolean } = {}) {
  const there = await visitor.ask(calls.goToProvider, { provider: 'google', ...more })
  assert.equal(there.statusCode, 302)
  const back = new URL(await provider.signIn(String(there.headers.location), name))
  return comeBack(visitor, Object.fromEntries(back.searchParams))
}

async function comeBack(visitor: Visitor, answer: Record<string, string>) {
  const answered = await visitor.ask(calls.backFromProvider, { provider: 'google', ...answer } as never)
  assert.equal(answered.statusCode, 302)
  return String(answered.headers.location)
}

test('through the mail provider: the first time makes the account, the second opens it', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const first = new Visitor(site)
  assert.equal(await go(first, provider, 'lina'), '/home')
  const session = await first.call(check, {})
  assert.deepEqual(
    [session.display.name, session.display.email, session.email_verified],
    ['Lina Haddad', 'lina@example.com', true],
  )
  const second = new Visitor(site)
  assert.equal(await go(second, provider, 'lina', { next: '/jobs?q=nurse' }), '/jobs?q=nurse')
  assert.equal((await second.call(check, {})).display.id, session.display.id)
  const fooled = new Visitor(site)
  assert.equal(await go(fooled, provider, 'lina', { next: '//evil.example/' }), '/home')
})

test('an answer that was made for another browser, or a changed one, opens nothing', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const [one, two] = [new Visitor(site), new Visitor(site)]
  const there = await one.ask(calls.goToProvider, { provider: 'google' })
  await two.ask(calls.goToProvider, { provider: 'google' })
  const back = new URL(await provider.signIn(String(there.headers.location), 'lina'))
  const answer = Object.fromEntries(back.searchParams)
  const refused = '/login?came=provider_refused'
  assert.equal(await comeBack(two, answer), refused)
  assert.equal(await comeBack(new Visitor(site), answer), refused)
  assert.equal(await comeBack(one, { ...answer, state: 'other' }), refused)
  assert.equal(await comeBack(one, {}), refused)
  assert.equal(one.cookies.has('token'), false)
  const turned = new Visitor(site)
  await turned.ask(calls.goToProvider, { provider: 'google' })
  assert.equal(await comeBack(turned, { error: 'access_denied' }), refused)
})

test('an address that an account has confirmed is connected only after signing in to that account', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const owner = await confirmed(site, await aCandidate(site, { email: people.lina.email }))
  const visitor = new Visitor(site)
  const location = await go(visitor, provider, 'lina')
  const ticket = /#ticket=([\w-]+)$/.exec(location)?.[1] ?? ''
  assert.match(location, /^\/login\?came=connect_needed#/)
  assert.equal(visitor.cookies.has('token'), false)
  await visitor.refused('no_session', calls.connectIdentity, { ticket })
  await visitor.call(authenticate, { email: owner.email, password })
  await visitor.call(calls.connectIdentity, { ticket })
  await visitor.refused('ticket_expired', calls.connectIdentity, { ticket })
  const again = new Visitor(site)
  assert.equal(await go(again, provider, 'lina'), '/home')
  assert.equal((await again.call(check, {})).display.id, owner.id)
  const [known] = (await again.call(calls.listIdentities, {})).data
  assert.deepEqual([known?.provider, known?.email], ['google', people.lina.email])
  assert.ok((await site.settle()).some(({ subject }) => subject === 'Google connected'))
})

test('an account that only claims the address is not opened by it, and keeps its own password', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const claimant = await aCandidate(site, { email: people.lina.email })
  const visitor = new Visitor(site)
  assert.equal(await go(visitor, provider, 'lina'), '/home')
  assert.notEqual((await visitor.call(check, {})).display.id, claimant.id)
})

test('an address the provider does not vouch for is only claimed; without one the person is asked for a contact', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const omar = new Visitor(site)
  assert.equal(await go(omar, provider, 'omar'), '/home')
  assert.equal((await omar.call(check, {})).email_verified, false)
  assert.match(await go(new Visitor(site), provider, 'nobody'), /^\/register\?came=contact_needed#ticket=/)
})

test('somebody signed in connects from the settings, and parts again with a fresh proof', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const { visitor, id } = await aCandidate(site)
  assert.equal(await go(visitor, provider, 'lina', { connect: true }), '/settings/security')
  const other = await aCandidate(site)
  assert.equal(await go(other.visitor, provider, 'lina', { connect: true }), '/settings/security?came=identity_taken')
  const back = new Visitor(site)
  await go(back, provider, 'lina')
  assert.equal((await back.call(check, {})).display.id, id)
  site.later(16 * 60_000)
  await back.refused('proof_needed', calls.disconnectIdentity, { provider: 'google' })
  await go(back, provider, 'lina')
  await back.call(calls.disconnectIdentity, { provider: 'google' })
  await back.refused('not_found', calls.disconnectIdentity, { provider: 'google' })
})

test('the only way in is not cut off', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const visitor = new Visitor(site)
  await go(visitor, provider, 'omar')
  await visitor.refused('last_way', calls.disconnectIdentity, { provider: 'google' })
})

/** An ID token as a browser's widget would get it: by the code flow, for our client, with our nonce. */
async function idToken(provider: Provider, nonce: string): Promise<string> {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const query = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    redirect_uri: returnTo,
    scope: 'openid email profile',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    nonce,
  })
  const back = new URL(await provider.signIn(`${provider.issuer}/auth?${query}`, 'lina'))
  const answer = await fetch(`${provider.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${provider.clientId}:${encodeURIComponent(provider.clientSecret)}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: returnTo,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    }),
  })
  const body = (await answer.json()) as { id_token?: string }
  assert.ok(body.id_token, JSON.stringify(body))
  return body.id_token
}

test('an ID token signs in once, with a nonce of this site', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const visitor = new Visitor(site)
  const { nonce } = (await visitor.call(calls.askNonce, {})).data
  const credential = await idToken(provider, nonce)
  assert.equal((await visitor.call(calls.signInByGmail, { credential })).display.email, people.lina.email)
  await new Visitor(site).refused('provider_refused', calls.signInByGmail, { credential })
  await new Visitor(site).refused('provider_refused', calls.signInByGmail, {
    credential: await idToken(provider, 'a nonce of somebody else'),
  })
})

test('forged ID tokens: wrong key, audience, issuer, age, algorithm, without nonce', async () => {
  const { site, provider } = await aSiteWithGoogle()
  const { privateKey } = await generateKeyPair('RS256')
  const { nonce } = (await new Visitor(site).call(calls.askNonce, {})).data
  const forged = (
    over: { aud?: string; iss?: string; exp?: string; alg?: string; nonce?: string | undefined } = {},
  ) => {
    const token = new SignJWT({ sub: 'lina', ...people.lina, nonce, ...('nonce' in over && { nonce: over.nonce }) })
      .setProtectedHeader({ alg: over.alg ?? 'RS256' })
      .setIssuer(over.iss ?? provider.issuer)
      .setAudience(over.aud ?? provider.clientId)
      .setIssuedAt()
      .setExpirationTime(over.exp ?? '5m')
    return token.sign(over.alg === 'HS256' ? new TextEncoder().encode(provider.clientSecret) : privateKey)
  }
  const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: 'lina', iss: provider.issuer, aud: provider.clientId, nonce }))}.`
  const tokens = [
    await forged(),
    await forged({ alg: 'HS256' }),
    await forged({ aud: 'other' }),
    await forged({ iss: 'https://other' }),
    await forged({ exp: '-1m' }),
    none,
    'nonsense',
  ]
  for (const credential of tokens)
    await new Visitor(site).refused('provider_refused', calls.signInByGmail, { credential })
  const genuine = await idToken(provider, nonce)
  const [head, body, signature] = genuine.split('.') as [string, string, string]
  const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'omar' }
  const credential = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
  await new Visitor(site).refused('provider_refused', calls.signInByGmail, { credential })
  await new Visitor(site).call(calls.signInByGmail, { credential: genuine })
})

test('what is not set up is not there', async () => {
  const site = await aSite()
  const visitor = new Visitor(site)
  assert.deepEqual((await visitor.call(calls.listProviders, {})).data, [])
  await visitor.refused('not_found', calls.goToProvider, { provider: 'google' })
  await visitor.refused('not_found', calls.askNonce, {})
  await visitor.refused('not_found', calls.signInByGmail, { credential: 'x' })
  await visitor.refused('not_found', calls.signInByFacebook, { access_token: 'x' })
})
