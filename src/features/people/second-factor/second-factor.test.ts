import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOTP } from 'otpauth'
import { authenticate, authenticateFurther, prove } from '#features/people/sign-in/contract.ts'
import { aCandidate, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'

const halfMinute = 30_000

const codeOf = (site: Site, secret: string) => new TOTP({ secret }).generate({ timestamp: site.world.now().getTime() })

async function somebodyGuarded(site: Site) {
  const person = await aCandidate(site)
  const { secret } = (await person.visitor.call(calls.startSecondFactor, {})).data
  const { data } = await person.visitor.call(calls.confirmSecondFactor, { code: codeOf(site, secret) })
  site.later(halfMinute)
  return { ...person, secret, recovery: data.recovery_codes }
}

/** The ticket that a right password gives, and who holds it. */
async function halfIn(site: Site, email: string) {
  const visitor = new Visitor(site)
  const problem = await visitor.refused('second_factor_needed', authenticate, { email, password })
  assert.equal(problem.status, 401)
  assert.equal(visitor.cookies.has('token'), false)
  return { visitor, ticket: (problem as unknown as { ticket: string }).ticket }
}

test('with a second factor the password alone opens nothing; the code of the app does, once', async () => {
  const site = await aSite()
  const { email, id, secret } = await somebodyGuarded(site)
  const { visitor, ticket } = await halfIn(site, email)
  await visitor.refused('wrong_code', authenticateFurther, { ticket, code: '000000' })
  const code = codeOf(site, secret)
  const { display } = await visitor.call(authenticateFurther, { ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.equal(display.id, id)
  await new Visitor(site).refused('ticket_expired', authenticateFurther, { ticket, code })
  const again = await halfIn(site, email)
  await again.visitor.refused('wrong_code', authenticateFurther, { ticket: again.ticket, code })
})

test('a code is good one step early or late, for clocks that differ, and no further', async () => {
  const site = await aSite()
  const { email, secret } = await somebodyGuarded(site)
  const early = codeOf(site, secret)
  site.later(halfMinute)
  const one = await halfIn(site, email)
  await one.visitor.call(authenticateFurther, { ticket: one.ticket, code: early })
  const late = codeOf(site, secret)
  site.later(3 * halfMinute)
  const two = await halfIn(site, email)
  await two.visitor.refused('wrong_code', authenticateFurther, { ticket: two.ticket, code: late })
})

test('a recovery code opens once, and its use is told by mail', async () => {
  const site = await aSite()
  const { email, recovery } = await somebodyGuarded(site)
  assert.equal(recovery.length, 10)
  const code = recovery[3] as string
  const one = await halfIn(site, email)
  await one.visitor.call(authenticateFurther, { ticket: one.ticket, code: code.toUpperCase() })
  const two = await halfIn(site, email)
  await two.visitor.refused('wrong_code', authenticateFurther, { ticket: two.ticket, code })
  assert.equal((await one.visitor.call(calls.showSecondFactor, {})).data.recovery_left, 9)
  assert.ok((await site.settle()).some(({ to, subject }) => to === email && subject === 'A recovery code was used'))
})

test('wrong codes: five a ticket, and after ten in a row none is taken for a quarter of an hour', async () => {
  const site = await aSite()
  const { email, secret } = await somebodyGuarded(site)
  for (let round = 0; round < 2; round++) {
    const { visitor, ticket } = await halfIn(site, email)
    for (let tries = 0; tries < 5; tries++)
      await visitor.refused('wrong_code', authenticateFurther, { ticket, code: '000000' })
    await visitor.refused('ticket_expired', authenticateFurther, { ticket, code: codeOf(site, secret) })
  }
  const late = await halfIn(site, email)
  await late.visitor.refused('too_many', authenticateFurther, { ticket: late.ticket, code: codeOf(site, secret) })
  site.later(16 * 60_000)
  const { visitor, ticket } = await halfIn(site, email)
  await visitor.call(authenticateFurther, { ticket, code: codeOf(site, secret) })
})

test('two who use one code at the same moment: one comes in', async () => {
  const site = await aSite()
  const { email, recovery, secret } = await somebodyGuarded(site)
  for (const code of [recovery[0] as string, codeOf(site, secret)]) {
    const both = [await halfIn(site, email), await halfIn(site, email)]
    const answers = await Promise.all(
      both.map(({ visitor, ticket }) => visitor.ask(authenticateFurther, { ticket, code })),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 422])
  }
})

test('switching it on or off, and new codes, need a fresh proof; each is told', async () => {
  const site = await aSite()
  const { visitor, email, secret, recovery } = await somebodyGuarded(site)
  await visitor.refused('second_factor_on', calls.startSecondFactor, {})
  site.later(16 * 60_000)
  await visitor.refused('proof_needed', calls.endSecondFactor, {})
  await visitor.refused('proof_needed', calls.renewRecoveryCodes, {})
  await visitor.refused('invalid', prove, { password: 'Wrong-Horse-7' })
  await visitor.refused('invalid', prove, { code: '000000' })
  await visitor.refused('invalid', prove, {})
  await visitor.call(prove, { code: codeOf(site, secret) })
  const renewed = (await visitor.call(calls.renewRecoveryCodes, {})).data.recovery_codes
  const old = await halfIn(site, email)
  await old.visitor.refused('wrong_code', authenticateFurther, { ticket: old.ticket, code: recovery[0] as string })
  assert.equal(new Set([...renewed, ...recovery]).size, 20)
  await visitor.call(calls.endSecondFactor, {})
  await visitor.refused('not_found', calls.endSecondFactor, {})
  await new Visitor(site).call(authenticate, { email, password })
  const told = (await site.settle()).map(({ subject }) => subject)
  for (const subject of [
    'Two-factor authentication is on',
    'New recovery codes created',
    'Two-factor authentication is off',
  ])
    assert.ok(told.includes(subject), subject)
})

test('the secret lies sealed in the database, and begins to count with its first code only', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  await visitor.refused('not_found', calls.confirmSecondFactor, { code: '123456' })
  const { secret, uri, qr } = (await visitor.call(calls.startSecondFactor, {})).data
  assert.match(uri, /^otpauth:\/\/totp\//)
  assert.match(qr, /^<svg/)
  const row = await site.world.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
  assert.equal(JSON.stringify(row).includes(secret), false)
  await visitor.refused('wrong_code', calls.confirmSecondFactor, { code: '000000' })
  await new Visitor(site).call(authenticate, { email, password })
})
