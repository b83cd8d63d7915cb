import assert from 'node:assert/strict'
import { test } from 'node:test'
import { place } from '#features/site/lookups/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { entriesOf } from '#features/site/lookups/texts.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { openNow, searchJobs } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('every example of the front page finds something, each in its language and where it is at home', async () => {
  const positions = (await entriesOf(site.world, 'position', 'en')).slice(0, 3)
  const at = [
    { country_id: countryId('AE'), city_id: 1 },
    { country_id: countryId('SA'), city_id: 9 },
    { country_id: countryId('FR'), city_id: (await guest.call(place, { q: 'Paris, France' })).data.place?.id ?? 0 },
  ]
  await theseJobs(
    site,
    positions.map(({ id, text }, n) => anEntry({ title: text }, { position_id: id, ...at[n] })),
  )
  const { examples } = (await guest.call(openNow, {})).data
  const where = Object.fromEntries(examples.map((one) => [one.lang, one.where]))
  assert.deepEqual([where.en, where.ar, where.fr], ['Dubai', 'الرياض', 'Paris'])
  for (const { q, where: typed } of examples.filter(({ lang }) => lang === 'en')) {
    const read = (await guest.call(place, { q: typed })).data.place
    assert.equal((await guest.call(searchJobs, { q, place: read?.id ?? 0 })).total, 1, `${q}, ${typed}`)
  }
})

test('a region is all its countries, and nothing else', async () => {
  await theseJobs(
    site,
    ['AE', 'SA', 'OM', 'EG'].map((code) =>
      anEntry({ title: `Regional ${code}` }, { country_id: countryId(code), city_id: null }),
    ),
  )
  const gulf = (await guest.call(place, { q: 'دول الخليج' })).data.place
  const found = await guest.call(searchJobs, { q: 'regional', place: gulf?.id ?? 0, strict: true })
  assert.deepEqual(found.data.map(({ title }) => title).sort(), ['Regional AE', 'Regional OM', 'Regional SA'])
})
