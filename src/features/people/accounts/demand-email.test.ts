import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { addAlert } from '#features/jobs/alerts/contract.ts'
import { changeEmail } from '#features/people/contacts/contract.ts'
import { askNewsletter } from '#features/people/subscriptions/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aCandidate, aLiveJob, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { register } from './contract.ts'
import { isThrownAway } from './demand-email.ts'

test('a mailbox is thrown away by its domain or one above it; those of our tests and of everybody else are not', () => {
  for (const email of ['a@mailinator.com', 'a@eu.YOPMAIL.com', 'a@10minutemail.com', 'a@x.y.guerrillamail.com'])
    assert.equal(isThrownAway(email), true, email)
  for (const email of ['a@gmail.com', 'a@mailinator.example', 'a@demo.example', 'a@example.com', 'a@com', 'a'])
    assert.equal(isThrownAway(email), false, email)
})

test('whoever registers, moves, applies as a guest or asks for mails is told to use an address that lasts', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  const guest = new Visitor(site)
  const email = 'quick@eu.mailinator.com'
  const person = {
    account_type: 'candidate',
    name: 'Quick',
    password,
    country_id: countryId('AE'),
    lang: 'en',
  } as const
  const answers = await Promise.all([
    guest.refused('invalid', register, { ...person, email }),
    visitor.refused('invalid', changeEmail, { email, password }),
    guest.refused('invalid', apply, { job, name: 'Quick', email, lang: 'en' }),
    guest.refused('invalid', addAlert, { q: 'nurse', frequency: 'daily', email }),
    guest.refused('invalid', askNewsletter, { email }),
  ])
  for (const { errors } of answers) {
    assert.deepEqual(
      errors?.map(({ field, code }) => [field, code]),
      [['email', 'throw_away']],
    )
    assert.match(errors?.[0]?.message ?? '', /Use a permanent one/)
  }
})
