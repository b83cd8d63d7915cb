import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { jobsOfPlace, searchJobs, similarJobs } from './contract.ts'
import { countWords } from './frequencies.ts'
import { placeAddresses } from './open-places.ts'
import { citiesAround, distance } from './places-around.ts'
import { mountSitemap } from './sitemap.ts'

const site = await aSite()
mountSitemap(site.app, site.world)
const guest = new Visitor(site)
const AE = countryId('AE')
// Dubai is city 1, Abu Dhabi 2; Doha lies in another country
const [dubai, abuDhabi, ajman] = [1, 2, 5]
await theseJobs(site, [
  anEntry({ title: 'Receptionist' }, { city_id: dubai, position_id: 7 }),
  anEntry({ title: 'Receptionist of a clinic' }, { city_id: dubai, position_id: 7 }),
  anEntry({ title: 'Receptionist' }, { city_id: abuDhabi, position_id: 7 }),
  anEntry({ title: 'مهندس إنشاءات', language: 'ar' }, { city_id: abuDhabi, position_id: 9 }),
  anEntry({ title: 'Бухгалтер', language: 'ru' }, { city_id: null, country_id: countryId('RU') }),
])
await countWords(site.world.db)

test('a slip of the finger is mended with a word as people write it', async () => {
  const mean = async (q: string) => (await guest.call(searchJobs, { q })).understood.mended?.to ?? null
  assert.equal(await mean('recepsionist'), 'receptionist')
  assert.equal(await mean('Recepsionist clinic'), 'receptionist clinic')
  assert.equal(await mean('recepsionist submarine'), 'receptionist submarine')
  assert.equal(await mean('مهندص'), 'مهندس')
  assert.equal(await mean('бухголтер'), 'бухгалтер')
  assert.equal(await mean('receptionist'), null)
  assert.equal(await mean('qqqqqqqq'), null)
  // a camp says nothing beside a seller
  assert.equal(await mean('clamp seller'), null)
  // nor does a choir that stands in no job, though nothing else is read
  assert.equal(await mean('chofeur'), null)
  assert.equal(await mean('"recepsionist"'), null)
})

test('where a kind of employment is given up, the line says in which place first', async () => {
  const { rungs } = await guest.call(searchJobs, { q: 'receptionist part time Abu Dhabi' })
  assert.deepEqual(rungs[0], {
    from: 0,
    kind: 'conditions',
    words: 'part time',
    place: 'Abu Dhabi, United Arab Emirates',
    without: '',
  })
})

test('what was given up before the place is said with it, once', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Cashier' }, { city_id: ajman, employment_types: ['part_time'], position_id: 38 }),
    anEntry({ title: 'Cashier' }, { city_id: abuDhabi, employment_types: ['part_time'], position_id: 38 }),
  ])
  const { rungs } = await guest.call(searchJobs, { q: 'part time cashier Dubai 2k' })
  assert.deepEqual(
    rungs.slice(0, 2).map(({ kind, without }) => [kind, without]),
    [
      ['around', '2k'],
      ['country', ''],
    ],
  )
})

test('quoted words are never given up for a place', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Quay master', body: 'Tugboat harbour' }, { city_id: abuDhabi }),
    anEntry({ title: 'Master of the quay', body: '' }, { city_id: ajman }),
  ])
  const { data } = await guest.call(searchJobs, { q: '"quay master" ajman' })
  assert.deepEqual(
    data.map(({ title }) => title),
    ['Quay master'],
  )
})

test('years of work narrow to the jobs that ask for as many, and are said as such', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Upholsterer' }, { experience: '10|+' }),
    anEntry({ title: 'Upholsterer' }, { experience: '5|10' }),
    anEntry({ title: 'Upholsterer' }, { experience: '3|5' }),
  ])
  const { understood, rungs, total } = await guest.call(searchJobs, { q: 'upholsterer 5 years' })
  assert.deepEqual(
    understood.parts.filter(({ kind }) => kind === 'experience').map(({ value, words }) => [value, words]),
    [['5', '5 years']],
  )
  assert.deepEqual([total, rungs[0]?.kind, rungs[0]?.from], [2, 'facts', 2])
})

test('a minus before a workplace leaves out the jobs that have it, and is said as every other is', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Cartographer' }, { workplace: 'remote' }),
    anEntry({ title: 'Cartographer', body: 'No remote work' }),
    anEntry({ title: 'Cartographer manager' }),
  ])
  const ask = (q: string) => guest.call(searchJobs, { q, strict: true })
  const { understood, total } = await ask('cartographer -remote')
  assert.deepEqual(understood.left_out, [{ kind: 'workplace', value: 'remote', words: '-remote', text: null }])
  assert.equal(total, 2)
  const others = (await ask('cartographer NOT manager except Dubai')).understood.left_out
  assert.deepEqual(
    others.map(({ kind, words, text }) => [kind, words, text]),
    [
      ['words', 'NOT manager', 'manager'],
      ['place', 'except Dubai', 'Dubai, United Arab Emirates'],
    ],
  )
})

test('a circle around a city takes in those near it', async () => {
  const total = async (radius?: number) =>
    (await guest.call(searchJobs, { q: 'receptionist', place: dubai, radius })).total
  assert.deepEqual([await total(), await total(25), await total(200)], [2, 2, 3])
})

test('distances are those of the earth', () => {
  const [paris, london] = [
    { lat: 48.857, lon: 2.352 },
    { lat: 51.507, lon: -0.128 },
  ]
  assert.ok(Math.abs(distance(paris, london) - 344) < 2)
  assert.equal(distance(paris, paris), 0)
  const cities = [
    { id: 1, ...paris },
    { id: 2, ...london },
  ]
  assert.deepEqual(citiesAround(cities, 1, 400), [1, 2])
  assert.deepEqual(citiesAround(cities, 1, 300), [1])
  assert.deepEqual(citiesAround(cities, 3, 300), [3])
})

test('similar jobs share the position and words of the title, never the job itself', async () => {
  const text = {
    language: 'en' as const,
    title: 'Clinic receptionist',
    description: '<p>You welcome patients at the desk and lead them to the right room.</p>',
  }
  const { job } = await aLiveJob(site, { texts: [text], position_id: 7 })
  await site.settle()
  const { data } = await guest.call(similarJobs, { job })
  assert.equal(data[0]?.title, 'Receptionist of a clinic')
  assert.equal(data.length, 3)
  assert.ok(data.every(({ id }) => id !== job))
  await guest.refused('not_found', similarJobs, { job: '01890000-0000-7000-8000-00000000dead' })
})

test('a place has a page while something is open there, with the ways on from it', async () => {
  const { data } = await guest.call(jobsOfPlace, { place: 'dubai' })
  assert.equal(data.place.text, 'Dubai, United Arab Emirates')
  assert.equal(data.total, 2)
  const [position] = data.positions
  assert.equal(position?.count, 2)
  const both = await guest.call(jobsOfPlace, { place: 'dubai', position: position?.slug })
  assert.equal(both.data.jobs.length, 2)
  assert.equal(both.data.position?.id, 7)
  await guest.refused('not_found', jobsOfPlace, { place: 'doha' })
  await guest.refused('not_found', jobsOfPlace, { place: 'atlantis' })
  await guest.refused('not_found', jobsOfPlace, { place: 'dubai', position: 'wizard' })
})

test('the sitemap names pages of places that have something, and every one of them answers', async () => {
  const addresses = await placeAddresses(site.world)
  assert.ok(addresses.includes('/jobs/in/dubai'))
  assert.ok(addresses.includes('/jobs/in/united-arab-emirates'))
  assert.ok(!addresses.includes('/jobs/in/doha'))
  for (const address of addresses) {
    const [, , , place = '', position] = address.split('/')
    assert.equal((await guest.ask(jobsOfPlace, { place, position })).statusCode, 200, address)
  }
  const xml = (await site.app.inject('/sitemap-places.xml')).body
  assert.equal(xml.match(/<loc>/g)?.length, addresses.length)
  assert.match((await site.app.inject('/sitemap.xml')).body, /sitemap-places\.xml/)
})

test('places are of the country they are in', async () => {
  const { data } = await guest.call(jobsOfPlace, { place: 'united-arab-emirates' })
  assert.equal(data.place.id, -AE)
  assert.ok(data.total >= 4)
})

test('near to an occupation that nobody offers the nearest comes first, whatever is newer', async () => {
  const aged = (title: string, hours: number) =>
    anEntry({ title }, { published_at: new Date(Date.now() - hours * 3_600_000) })
  await theseJobs(site, [aged('Nanny', 1), aged('Room attendant', 2), aged('Cleaner', 3)])
  const { data, rungs } = await guest.call(searchJobs, { q: 'housemaid' })
  assert.deepEqual(
    data.slice(0, 3).map(({ title }) => title),
    ['Cleaner', 'Room attendant', 'Nanny'],
  )
  assert.deepEqual(
    rungs.filter(({ kind }) => kind === 'near').map(({ from }) => from),
    [0],
  )
})

test('of several facts only those are said to be given up that were', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Thatcher visa', body: 'We pay your visa' }, { position_id: 9, experience: '10|+' }),
    anEntry({ title: 'Thatcher', body: 'Roofs' }, { position_id: 9, experience: '5|10', salary_month_usd: 1500 }),
  ])
  const lines = async (q: string) =>
    (await guest.call(searchJobs, { q })).rungs.map(({ kind, words, without }) => [kind, words, without])
  const all = ['facts', '5 years 90000 AED', '']
  assert.deepEqual((await lines('thatcher 5 years 90000 AED')).slice(0, 2), [['facts', '90000 AED', ''], all])
})

test('a comma of thousands makes no two numbers of one', async () => {
  const read = async (q: string) => (await guest.call(searchJobs, { q })).understood
  assert.deepEqual((await read('3,500 sheep')).rest, (await read('3500 sheep')).rest)
  assert.equal((await read('3,500 sheep')).rest, '3500 sheep')
  // beside work a round number is what it should pay
  for (const q of ['driver 3,500', 'driver 3500']) {
    const { parts, rest } = await read(q)
    assert.deepEqual([parts.at(-1)?.kind, parts.at(-1)?.value, rest], ['pay', '3500 AED month', ''], q)
  }
})
