import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs, showCvSheet } from '../contract.ts'
import { withoutPart, withoutQuotes } from '../query/parts-of.ts'

const site = await aSite()

test('what words were read as is told part by part, and each part can be taken out', async () => {
  const { visitor } = await anEmployer(site)
  const read = async (q: string) =>
    (await visitor.call(searchCvs, { q })).parts.map(({ kind, words, without }) => [kind, words, without])
  assert.deepEqual(await read('водитель опыт пять лет Дубай'), [
    ['work', 'водитель', 'опыт пять лет Дубай'],
    ['place', 'Дубай', 'водитель опыт пять лет'],
    ['years', 'опыт пять лет', 'водитель Дубай'],
  ])
  assert.deepEqual(await read('accountant fluent english NOT auditor'), [
    ['work', 'accountant', 'fluent english NOT auditor'],
    ['language', 'fluent english', 'accountant NOT auditor'],
    ['not', 'auditor', 'accountant fluent english'],
  ])
  assert.equal((await read('"dubai" accountant "dubai"')).length, 2, 'what is asked twice is one part')
  assert.deepEqual(
    await read('accountant OR auditor'),
    [],
    'what is more than parts beside each other is shown as it stands',
  )
})

test('whoever is nowhere in a city that the words name is looked for in its country before anywhere', async () => {
  const { visitor } = await anEmployer(site)
  const [emirates, egypt] = [countryId('AE'), countryId('EG')]
  const said = { headline: 'Luthier', summary: 'Luthier of ouds' }
  const abroad = await aPersonWithCv(site, said, { residence_country_id: egypt })
  const near = await aPersonWithCv(site, said, { residence_country_id: emirates })
  const { total, nearest } = await visitor.call(searchCvs, { q: 'luthier fujairah', hide_seen: true })
  assert.equal(total, 0)
  assert.deepEqual(
    nearest.map(({ way, people }) => [way.kind, way.place, people.map(({ id }) => id)]),
    [
      ['country', -emirates, [near.id]],
      ['part', null, [abroad.id]],
    ],
  )
})

test('whoever only lives where a work is looked for is no way on, and near work elsewhere is', async () => {
  const { visitor } = await anEmployer(site)
  const farFromHere = { residence_country_id: countryId('TN') }
  const near = await aPersonWithCv(site, { headline: 'Electrical engineer' }, farFromHere)
  await aPersonWithCv(site, { headline: 'Florist' }, { residence_city_id: 27, residence_country_id: countryId('QA') })
  const { total, nearest } = await visitor.call(searchCvs, { q: 'electrician Doha', hide_seen: true })
  assert.equal(total, 0)
  assert.deepEqual(
    nearest.map(({ way, people }) => [way.kind, people.map(({ id }) => id)]),
    [['near', [near.id]]],
  )
})

test('the name of a work within the name of another is not ticked for it', async () => {
  const { visitor } = await anEmployer(site)
  const engineer = await aPersonWithCv(site, { headline: 'مهندس كهربائي', language: 'ar' })
  const electrician = await aPersonWithCv(site, { headline: 'كهربائي', language: 'ar' })
  const standing = async (person: string) =>
    (await visitor.call(showCvSheet, { person, q: 'electrician' })).data.musts.map(({ met, line }) => [met, line])
  assert.deepEqual(await standing(engineer.id), [[false, null]])
  assert.deepEqual(await standing(electrician.id), [[true, 2]])
})

test('parts are taken out with their quotes, their signs and what joined them', () => {
  assert.equal(withoutPart('driver in Dubai', { kind: 'place', words: 'Dubai' }), 'driver')
  assert.equal(withoutPart('driver "night shift"', { kind: 'words', words: 'night shift' }), 'driver')
  assert.equal(withoutPart('driver NOT NOT "night shift"', { kind: 'words', words: 'night shift' }), 'driver')
  assert.equal(withoutPart('driver NOT NOT NOT bus', { kind: 'not', words: 'bus' }), 'driver')
  assert.equal(withoutQuotes('driver NOT NOT "night shift"'), 'driver night shift')
  assert.equal(withoutQuotes('driver NOT "night shift" -"bus"'), 'driver NOT night shift - bus')
  assert.equal(withoutPart('driver -bus', { kind: 'not', words: 'bus' }), 'driver')
  assert.equal(withoutPart('driver c++ dubai', { kind: 'words', words: 'c++' }), 'driver dubai')
  assert.equal(withoutPart('drivers driver', { kind: 'work', words: 'driver' }), 'drivers')
})

test('where nobody is found, each way on says how many it finds, and finds them', async () => {
  const { visitor } = await anEmployer(site)
  const home = { residence_city_id: 1, residence_country_id: countryId('AE') }
  await aPersonWithCv(site, { headline: 'Farrier', summary: 'Zephyrine' }, home)
  await aPersonWithCv(site, { headline: 'Farrier', skills: [{ name: 'Zephyrine', level: '' }] }, home)
  const asked = { q: 'zephyrine farrier quixotry', hide_seen: true }
  const none = await visitor.call(searchCvs, asked)
  assert.equal(none.total, 0)
  assert.deepEqual(none.ways_on, [], 'what shows its people is no link beside them')
  assert.deepEqual(
    none.nearest.map(({ way, people }) => [way.kind, way.words, way.q, way.total, people.length]),
    [['part', 'quixotry', 'zephyrine farrier', 2, 2]],
  )
  for (const { way } of none.nearest)
    assert.equal((await visitor.call(searchCvs, { ...asked, q: way.q })).total, way.total)
  const apart = await visitor.call(searchCvs, { q: '"zephyrine farrier"' })
  assert.deepEqual(
    apart.nearest.map(({ way: { kind, q, total } }) => [kind, q, total]),
    [['unquoted', 'zephyrine farrier', 2]],
  )
  const elsewhere = await visitor.call(searchCvs, { q: 'zephyrine', place: -countryId('QA') })
  assert.deepEqual(
    elsewhere.nearest.map(({ way: { kind, place, total } }) => [kind, place, total]),
    [['anywhere', null, 2]],
  )
  const filtered = await visitor.call(searchCvs, { q: 'zephyrine', skill: ['Falconry'] })
  assert.deepEqual(
    filtered.nearest.map(({ way: { kind, total } }) => [kind, total]),
    [['filters', 2]],
  )
  assert.deepEqual((await visitor.call(searchCvs, { q: 'zephyrine' })).ways_on, [])
})

test('beside few people near work is offered, the nearest first', async () => {
  const { visitor } = await anEmployer(site)
  await aPersonWithCv(site, { headline: 'Barber' })
  await aPersonWithCv(site, { headline: 'Beautician' })
  await aPersonWithCv(site, { headline: 'Hairdresser' })
  const { total, ways_on } = await visitor.call(searchCvs, { q: 'barber' })
  assert.equal(total, 1)
  assert.deepEqual(
    ways_on.map(({ kind, words, total }) => [kind, words, total]),
    [
      ['near', 'Hairdresser', 1],
      ['near', 'Beautician', 1],
    ],
  )
})
