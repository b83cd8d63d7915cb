import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'
import { indexPeople } from '../index-people.ts'

const site = await aSite()

test('who is asked to begin at once is free now, in any of the languages, and the part can be taken back', async () => {
  const { visitor } = await anEmployer(site)
  const free = await aPersonWithCv(site, { headline: 'Glazier', summary: 'Umbrine' }, { notice_period: 'now' })
  const bound = await aPersonWithCv(site, { headline: 'Glazier', summary: 'Umbrine' }, { notice_period: '3_months' })
  for (const words of [
    'available now',
    'immediately available',
    'готов выйти сразу',
    'متاح فورا',
    'disponible de suite',
  ]) {
    const { data, parts } = await visitor.call(searchCvs, { q: `glazier with umbrine, ${words}` })
    assert.deepEqual(
      data.map(({ id }) => id),
      [free.id],
      words,
    )
    const part = parts.find(({ kind }) => kind === 'free')
    assert.equal((await visitor.call(searchCvs, { q: part?.without ?? '' })).total, 2, part?.without)
  }
  const only = await visitor.call(searchCvs, { q: 'available now', skill: [] })
  assert.ok(only.data.some(({ id }) => id === free.id) && !only.data.some(({ id }) => id === bound.id))
})

test('a title is what somebody is or was, and a place where somebody is or would be; any line is the wider choice', async () => {
  const { visitor } = await anEmployer(site)
  const UAE = countryId('AE')
  const home = { residence_city_id: 1, residence_country_id: UAE }
  const elsewhere = { residence_country_id: countryId('EG') }
  const summary = 'Umber'
  const here = await aPersonWithCv(site, { headline: 'Accountant', summary }, home)
  const written = await aPersonWithCv(site, { headline: 'Accountant', location: 'Dubai, UAE', summary })
  const abroad = await aPersonWithCv(site, { headline: 'Accountant', summary }, elsewhere)
  await site.world.db
    .insertInto('profile_places')
    .values({ user_id: abroad.id, country_id: UAE, city_id: 1, position: 0 })
    .execute()
  await indexPeople(site.world, [abroad.id])
  const once = { ...work('Accountant', 'Nile', '', '2015-01', '2018-01'), location: 'Dubai' }
  const moved = await aPersonWithCv(site, { headline: 'Accountant', experience: [once], summary }, elsewhere)
  const sells = { headline: 'Sales executive', summary: 'Umber; keeps accounts. Worked once as an accountant' }
  const seller = await aPersonWithCv(site, sells, home)
  const found = await findPeople(visitor, 'umber accountant dubai')
  assert.deepEqual(found.toSorted(), [here.id, written.id, abroad.id].toSorted())
  assert.equal(found[2], abroad.id, 'who lives there comes first')
  const { ways_on } = await visitor.call(searchCvs, { q: 'umber accountant dubai' })
  assert.deepEqual(
    ways_on.filter(({ kind }) => kind === 'lines').map(({ total }) => total),
    [5],
  )
  const wider = await findPeople(visitor, 'umber accountant dubai', { any_line: true })
  assert.ok(wider.includes(moved.id) && wider.includes(seller.id))
  assert.ok(!(await findPeople(visitor, 'umber accountant')).includes(seller.id))
  assert.ok((await findPeople(visitor, 'umber NOT dubai')).includes(moved.id))
})
