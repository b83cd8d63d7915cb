import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCandidate, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { authenticate } from './contract.ts'

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
