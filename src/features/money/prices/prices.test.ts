import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listEntries } from '#features/money/ledger/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { unlockCv } from '#features/sourcing/cv-search/contact-contract.ts'
import { searchCvs } from '#features/sourcing/cv-search/contract.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anAdmin, anEmployer, lookedAt } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listPrices, listVersions, setPrice } from './contract.ts'

const site = await aSite()

test('a price is a version: the new one holds from now on, its country before everywhere, and all stay to be read', async () => {
  const admin = await anAdmin(site)
  const { visitor } = await lookedAt(site, await anEmployer(site))
  const set = (country_id: number | null, cost: number) =>
    admin.visitor.call(setPrice, { action: 'unlock', variant: 'standard', country_id, cost, free_monthly: 0 })
  const said = { action: 'unlock' as const, variant: 'standard', free_monthly: 0 }
  const own = async () => (await visitor.call(listPrices, {})).data.find(({ variant }) => variant === 'standard')?.cost
  assert.equal(await own(), 1)
  await set(null, 3)
  assert.equal(await own(), 3)
  await set(countryId('AE'), 4)
  await set(countryId('RU'), 9)
  assert.equal(await own(), 4)
  await Promise.all([set(null, 5), set(null, 6)])
  const versions = (await admin.visitor.call(listVersions, {})).data.filter(
    ({ variant, country_id, brand }) => variant === 'standard' && country_id === null && brand === null,
  )
  assert.equal(versions.length, 4)
  assert.equal(versions.filter(({ until_at }) => until_at === null).length, 1)
  await admin.visitor.call(setPrice, { ...said, cost: 8, brand: 'another-brand' })
  assert.equal(await own(), 4, 'of another brand')
  await admin.visitor.call(setPrice, { ...said, cost: 7, brand: 'masar' })
  assert.equal(await own(), 7, 'of this brand, before its country')
  await admin.visitor.call(setPrice, { ...said, cost: 4, brand: 'masar', country_id: countryId('AE') })
  assert.equal(await own(), 4)
  await admin.visitor.refused('not_found', setPrice, {
    ...{ action: 'unlock', variant: 'nobody', country_id: null, cost: 1, free_monthly: 0 },
  })
  await visitor.refused('not_allowed', setPrice, {
    ...{ action: 'unlock', variant: 'standard', country_id: null, cost: 0, free_monthly: 0 },
  })

  const person = await aPersonWithCv(site, { headline: 'Priced diver' }, { visibility: 'searchable' })
  const [card] = (await visitor.call(searchCvs, { q: 'priced diver' })).data
  assert.equal(card?.price, 4)
  await visitor.call(unlockCv, { person: person.id })
  assert.equal((await visitor.call(listEntries, { way: 'out' })).data[0]?.amount, -4)
})
