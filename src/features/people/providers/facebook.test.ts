import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { aNetwork } from '#tests/world/a-network.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'

test('a token of the social network counts when it was made for this site', async () => {
  const person = { id: 'fb-1', name: 'Sami Nasser', email: 'sami@example.com' }
  const network = await aNetwork({
    good: { app: 'masar-app', person },
    'of another site': { app: 'other-app', person },
    stale: { app: 'masar-app', person, valid: false },
    silent: { app: 'masar-app', person: { id: 'fb-2', name: 'Silent' } },
  })
  const site = await aSite(network.settings)
  site.atEnd(network.close)
  const visitor = new Visitor(site)
  const { display } = await visitor.call(calls.signInByFacebook, { access_token: 'good', account_type: 'employer' })
  assert.deepEqual([display.name, display.account_type], ['Sami Nasser', 'employer'])
  assert.equal((await visitor.call(check, {})).email_verified, false)
  const again = await new Visitor(site).call(calls.signInByFacebook, { access_token: 'good' })
  assert.equal(again.display.id, display.id)
  for (const access_token of ['of another site', 'stale', 'unknown'])
    await new Visitor(site).refused('provider_refused', calls.signInByFacebook, { access_token })
  await new Visitor(site).refused('contact_needed', calls.signInByFacebook, { access_token: 'silent' })
  const away = await aSite({ ...network.settings, FACEBOOK_GRAPH_URL: `${network.base}/broken` })
  await new Visitor(away).refused('provider_away', calls.signInByFacebook, { access_token: 'good' })
})

test('through the social network and back', async () => {
  const person = { id: 'fb-3', name: 'Rim', email: 'rim@example.com' }
  const network = await aNetwork({ 'by-code': { app: 'masar-app', person } })
  const site = await aSite(network.settings)
  site.atEnd(network.close)
  const visitor = new Visitor(site)
  const there = await visitor.ask(calls.goToProvider, { provider: 'facebook' })
  const state = new URL(String(there.headers.location)).searchParams.get('state') ?? ''
  const back = await visitor.ask(calls.backFromProvider, { provider: 'facebook', code: 'abc', state })
  assert.equal(back.headers.location, '/home')
  assert.equal((await visitor.call(check, {})).display.name, 'Rim')
})
