import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { findSalaries } from '#features/jobs/salaries/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { askNewsletter } from '#features/people/subscriptions/contract.ts'
import { aCandidate, anAdmin, aStaffMember, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { parts } from '../../../features.ts'
import * as contract from './contract.ts'
import { isAdmitted, partOf, switchNames } from './rules.ts'

const site = await aSite()
const { visitor: admin } = await anAdmin(site)
const stateOf = async (name: string) =>
  (await admin.call(contract.listSwitches, {})).data.find((one) => one.name === name) ?? assert.fail(name)
const turn = async (
  name: (typeof switchNames)[number],
  audience: 'everyone' | 'signed_in' | 'staff' | 'nobody',
  until?: string,
) =>
  admin.call(contract.setSwitch, {
    ...{ name, audience, reason: 'To see that it works', version: (await stateOf(name)).version },
    ...(until && { until }),
  })

test('every switch names calls that there are, and no call belongs to two', () => {
  const calls = parts.calls.map(({ call }) => call)
  for (const name of switchNames) assert.equal(name === 'site', !calls.some((call) => partOf(call) === name), name)
})

test('a part is off for those it is not for, and the site does not lead there', async () => {
  const guest = new Visitor(site)
  const { visitor: candidate } = await aCandidate(site)
  await turn('salaries', 'signed_in')
  const problem = await guest.refused('switched_off', findSalaries, {})
  assert.equal(problem.status, 403)
  await candidate.call(findSalaries, {})
  assert.deepEqual((await guest.call(contract.showSwitches, {})).data, {
    ...{ off: ['salaries'], hrefs: ['/salaries'], closed: false },
  })
  await turn('salaries', 'staff')
  await candidate.refused('switched_off', findSalaries, {})
  await admin.call(findSalaries, {})
  await turn('salaries', 'everyone')
  await guest.call(findSalaries, {})
  await turn('newsletter', 'nobody')
  for (const language of ['ar', 'ru', 'fr'])
    assert.match(
      (await guest.refused('switched_off', askNewsletter, { email: 'a@example.com' }, { language })).title,
      /[^\x20-\x7e]/,
    )
  await turn('newsletter', 'everyone')
})

test('a closed site answers 503 with the time it opens; staff work, and ways in and out stay open', async () => {
  const guest = new Visitor(site)
  const { visitor: candidate, email } = await aCandidate(site)
  const reviewer = await aStaffMember(site, 'reviewer')
  await turn('site', 'staff', new Date(site.world.now().getTime() + 600_000).toISOString())
  const answer = await guest.ask(findSalaries, {})
  assert.equal(answer.statusCode, 503)
  assert.ok(Number(answer.headers['retry-after']) > 590 && Number(answer.headers['retry-after']) <= 600)
  await candidate.refused('maintenance', findSalaries, {})
  await reviewer.visitor.call(findSalaries, {})
  // a member of staff may come in, and whoever is no staff still sees nothing
  await new Visitor(site).call(authenticate, { email: reviewer.email, password })
  const other = new Visitor(site)
  await other.call(authenticate, { email, password })
  await other.call(check, {})
  await other.refused('maintenance', findSalaries, {})
  site.later(700_000)
  assert.equal((await guest.ask(findSalaries, {})).headers['retry-after'], '120')
  await turn('site', 'everyone')
  await guest.call(findSalaries, {})
  assert.ok(['/login', '/login/x', '/lock', '/unsubscribed', '/api/payments/stripe/events'].every(isAdmitted))
  assert.ok(!['/', '/jobs', '/admin', '/loginx', '/api/user/account', '/api/registration'].some(isAdmitted))
})

test('two who switch at once: one of them is told; nothing stands that the part does not know', async () => {
  const { version } = await stateOf('drop_cv')
  const set = { name: 'drop_cv' as const, audience: 'nobody' as const, reason: 'Too many', version }
  const both = await Promise.all([1, 2].map(() => admin.ask(contract.setSwitch, set)))
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
  await admin.refused('invalid', contract.setSwitch, { ...set, audience: 'staff', version: version + 1 })
  await admin.refused('invalid', contract.setSwitch, { ...set, reason: '  ', version: version + 1 })
  const past = { name: 'site' as const, audience: 'staff' as const, reason: 'Now', until: '2020-01-01T00:00:00Z' }
  await admin.refused('invalid', contract.setSwitch, { ...past, version: (await stateOf('site')).version })
  const { reason, by } = await stateOf('drop_cv')
  assert.deepEqual([reason, typeof by], ['Too many', 'string'])
})
