import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { aCandidate, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { authenticate, endOtherSessions, endSession, listSessions } from './contract.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a wrong password and an unknown address look alike', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const wrong = await new Visitor(site).refused('invalid_credentials', authenticate, {
    email,
    password: 'Wrong-Horse-7',
  })
  const unknown = await new Visitor(site).refused('invalid_credentials', authenticate, {
    email: 'nobody@example.com',
    password,
  })
  assert.deepEqual(wrong, unknown)
})

test('one sees where one is signed in, and signs out there', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const phone = new Visitor(site)
  await phone.call(authenticate, { email, password }, { headers: { 'user-agent': iphone } })
  const { data } = await visitor.call(listSessions, {})
  assert.deepEqual(
    data.map(({ browser, system, kind, current }) => [browser, system, kind, current]),
    [
      ['', '', 'computer', true],
      ['Safari', 'iOS', 'phone', false],
    ],
  )
  const there = data[1]?.id ?? ''
  const stranger = await aCandidate(site)
  await stranger.visitor.refused('not_found', endSession, { session: there })
  await phone.call(check, {})
  await visitor.call(endSession, { session: there })
  await phone.refused('no_session', check, {})
  await visitor.refused('not_found', endSession, { session: there })
})

test('all others can be ended at once', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const others = [new Visitor(site), new Visitor(site)]
  for (const other of others) await other.call(authenticate, { email, password })
  assert.equal((await visitor.call(endOtherSessions, {})).data.ended, 2)
  for (const other of others) await other.refused('no_session', check, {})
  await visitor.call(check, {})
})

test('a sign-in on a device the account was never used on is told by mail, a known device is not', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  await visitor.call(authenticate, { email, password })
  assert.equal((await site.settle()).filter(({ subject }) => /New sign-in/.test(subject)).length, 0)
  const other = new Visitor(site)
  await other.call(authenticate, { email, password }, { headers: { 'user-agent': chrome } })
  await other.call(authenticate, { email, password }, { headers: { 'user-agent': chrome } })
  const told = (await site.settle()).filter(({ subject }) => /New sign-in/.test(subject))
  assert.equal(told.length, 1)
  assert.match(told[0]?.text ?? '', /Chrome, Windows/)
})

test('a session that is not used ends: after half a day, or two weeks on a remembered device', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const [short, remembered] = [new Visitor(site), new Visitor(site)]
  await short.call(authenticate, { email, password })
  await remembered.call(authenticate, { email, password, remember: true })
  site.later(11 * 3_600_000)
  await short.call(check, {})
  site.later(12.5 * 3_600_000)
  await short.refused('no_session', check, {})
  await remembered.call(check, {})
  site.later(13 * 86_400_000)
  await remembered.call(check, {})
  site.later(15 * 86_400_000)
  await remembered.refused('no_session', check, {})
})

test('signing in gives a new token and ends the session that was there', async () => {
  const site = await aSite()
  const { visitor, email, token } = await aCandidate(site)
  const again = await visitor.call(authenticate, { email, password })
  assert.notEqual(again.token, token)
  const old = new Visitor(site)
  await old.refused('no_session', check, {}, { headers: { authorization: `Bearer ${token}` } })
})
