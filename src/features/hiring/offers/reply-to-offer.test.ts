import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { eml, inbound, outcomeOf } from '#tests/world/letters.ts'
import { aSite } from '#tests/world/site.ts'

test('what a candidate answers to the mail of an offer stands in the thread', async () => {
  const site = await aSite({ ...inbound, MAIL_DELAY: '5' })
  const { employer, candidate, application } = await aSentOffer(site)
  // an offer does not wait for the bell
  const mail = (await site.settle()).find(
    ({ to, subject }) => to === candidate.email && /^Job offer from/.test(subject),
  )
  const address = mail?.headers?.['Reply-To'] ?? ''
  assert.match(address, /^reply\+[0-9a-f]{40}@mail\.example$/)
  assert.equal(await outcomeOf(site, eml(address, candidate.email, 'May I begin in March?')), 'kept')
  const { data } = await employer.visitor.call(showApplicant, { application })
  assert.equal(data.history.findLast(({ what }) => what === 'message')?.text, 'May I begin in March?')
})
