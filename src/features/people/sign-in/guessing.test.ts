import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetTurnsAt, takeTurnAt } from '#features/people/accounts/guessing.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { authenticate } from './contract.ts'

const wrong = 'Wrong-Horse-7'
const tries = 12

/** What a stranger is answered, one try after the other. */
async function guess(site: Site, email: string) {
  const answers = []
  for (let time = 0; time < tries; time++) {
    const answer = await new Visitor(site).ask(authenticate, { email, password: wrong })
    answers.push(`${answer.json().code} ${answer.headers['retry-after'] ?? ''}`.trim())
  }
  return answers
}

test('whoever guesses waits, and a known address waits like an unknown one', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { email } = await aCandidate(site)
  const known = await guess(site, email)
  assert.deepEqual(known.slice(0, 5), Array(5).fill('invalid_credentials'))
  assert.ok(
    known.slice(5).every((answer) => /^too_many \d+$/.test(answer)),
    known.join(),
  )
})

test('an unknown address waits like a known one', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const answers = await guess(site, 'nobody@example.com')
  assert.deepEqual(answers.slice(0, 5), Array(5).fill('invalid_credentials'))
  assert.ok(
    answers.slice(5).every((answer) => /^too_many \d+$/.test(answer)),
    answers.join(),
  )
})

test('a right password during the wait is answered like a wrong one, but its own device is let in', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { visitor, email } = await aCandidate(site)
  for (let time = 0; time < 7; time++) await new Visitor(site).ask(authenticate, { email, password: wrong })
  const right = await new Visitor(site).refused('too_many', authenticate, { email, password })
  const again = await new Visitor(site).refused('too_many', authenticate, { email, password: wrong })
  assert.equal(right.title, again.title)
  assert.match(right.title, /Wait \d+ seconds?/)
  await visitor.call(authenticate, { email, password })
})

test('a right password takes the earlier tries back', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { email } = await aCandidate(site)
  for (let round = 0; round < 3; round++) {
    for (let time = 0; time < 4; time++)
      await new Visitor(site).refused('invalid_credentials', authenticate, { email, password: wrong })
    await new Visitor(site).call(authenticate, { email, password })
  }
})

test('an office behind one address signs in all day, and mistypes; a list of names from there waits', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const ctx = { ...backgroundContext(site.world), address: '203.0.113.9' }
  const signsIn = async (contact: string) => {
    await takeTurnAt(ctx, contact, false)
    await forgetTurnsAt(ctx, contact, false)
  }
  for (let one = 0; one < 300; one++) await signsIn(`colleague${one}@example.com`)
  for (let one = 0; one < 150; one++) await takeTurnAt(ctx, `guess${one}@example.com`, false)
  await assert.rejects(takeTurnAt(ctx, 'guess150@example.com', false), { code: 'too_many' })
  await takeTurnAt({ ...ctx, address: '203.0.113.10' }, 'guess150@example.com', false)
})
