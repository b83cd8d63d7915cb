import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDraft, aSentOffer, offerTerms } from '#tests/world/an-offer.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

test('a draft that was deleted before it was sent is as if there had been none', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aDraft(site, { pay: 7000 })
  const { visitor } = employer
  const gone = { offer: offer.id, version: 1 }
  await visitor.call(contract.withdrawOffer, gone)
  const { data } = await visitor.call(contract.offersOf, { application })
  assert.deepEqual(data.offers, [])
  // the next begins with what the job says again
  assert.notEqual(data.fresh.pay, 7000)
  assert.deepEqual((await visitor.call(contract.listOffers, {})).data, [])
  assert.deepEqual((await visitor.call(contract.countOffers, {})).data, [])
  await visitor.refused('not_found', contract.offerLetter, { offer: offer.id })
  const { data: next } = await visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  assert.equal(next.number, 1)
})

test('what was sent and withdrawn stays', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aSentOffer(site)
  const back = { offer: offer.id, version: offer.version, reason: 'The day was wrong.' }
  await employer.visitor.call(contract.withdrawOffer, back)
  const { data } = await employer.visitor.call(contract.offersOf, { application })
  assert.deepEqual(
    data.offers.map(({ state }) => state),
    ['withdrawn'],
  )
})
