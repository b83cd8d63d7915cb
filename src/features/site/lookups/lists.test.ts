import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lock } from '#features/people/lock/contract.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as lookups from './contract.ts'

const lists = [
  lookups.countries,
  lookups.isoCodes,
  lookups.phoneCodes,
  lookups.dialCodes,
  lookups.currencyNumbers,
  lookups.currencies,
  lookups.spokenLanguages,
  lookups.nationalities,
  lookups.industries,
  lookups.degrees,
  lookups.civilStatus,
  lookups.relocation,
  lookups.advertisementReferences,
  lookups.experience,
  lookups.employmentTypes,
  lookups.roles,
  lookups.benefits,
  lookups.rejectReasons,
  lookups.timeSlots,
  lookups.allKeywords,
]

test('every list one chooses from has entries with an id and a text of their own', async () => {
  const visitor = new Visitor(await aSite())
  for (const call of lists) {
    const { data_name } = await visitor.call(call, {})
    assert.ok(data_name.length > 3, call.path)
    assert.equal(new Set(data_name.map(({ id }) => id)).size, data_name.length, call.path)
    assert.ok(
      data_name.every(({ text }) => text.length > 0),
      call.path,
    )
  }
  const { data_name: genders } = await visitor.call(lookups.genders, {})
  assert.deepEqual(
    genders.map(({ id, code }) => [id, code]),
    [
      [1, 'male'],
      [2, 'female'],
    ],
  )
})

test('lists speak the language of the request', async () => {
  const visitor = new Visitor(await aSite())
  const first = async (call: (typeof lists)[number], language: string) =>
    (await visitor.call(call, {}, { language })).data_name[0]?.text ?? ''
  for (const call of [lookups.industries, lookups.nationalities, lookups.relocation, lookups.civilStatus]) {
    assert.match(await first(call, 'ar'), /\p{Script=Arabic}/u)
    assert.match(await first(call, 'ru'), /\p{Script=Cyrillic}/u)
    assert.notEqual(await first(call, 'fr'), await first(call, 'en'))
  }
  const french = await visitor.call(lookups.nationalities, {}, { language: 'fr' })
  assert.equal(french.data_name.find(({ code }) => code === 'GR')?.text, 'Grec / Grecque')
})

test('part-time work is for those who are signed in, and kept by their own browser only', async () => {
  const site = await aSite()
  await new Visitor(site).refused('no_session', lookups.partTimeCategories, {})
  const { visitor } = await aCandidate(site)
  const answer = await visitor.ask(lookups.partTimeCategories, {})
  assert.ok(answer.json().data_name.length > 5)
  assert.match(String(answer.headers['cache-control']), /^private/)
})

test('dial codes and civil status are everybody’s but a locked session’s, and are asked for each time', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { data } = await visitor.call(lookups.version, {})
  const kept = { v: data.version, lang: 'en' }
  for (const call of [lookups.dialCodes, lookups.civilStatus]) {
    const answer = await visitor.ask(call, kept)
    assert.deepEqual([answer.statusCode, answer.headers['cache-control']], [200, 'private, no-cache'])
  }
  await visitor.call(lock, {})
  for (const call of [lookups.dialCodes, lookups.civilStatus])
    assert.equal((await visitor.refused('locked', call, kept)).status, 401)
  assert.equal((await visitor.ask(lookups.degrees, kept)).statusCode, 200)
})

test('positions hang on industries, skills on positions', async () => {
  const visitor = new Visitor(await aSite())
  const { data_name: industries } = await visitor.call(lookups.industries, {})
  const sections = industries.filter(({ parent }) => parent === undefined)
  assert.ok(industries.length > sections.length)
  const { data_name: all } = await visitor.call(lookups.positions, { id: 0 })
  const { data_name: skills } = await visitor.call(lookups.skills, { id: 0 })
  assert.ok(all.length >= 400 && skills.length >= 800, `${all.length} ${skills.length}`)
  const part = industries.find(({ parent }) => parent === 10)
  const { data_name: ofSection } = await visitor.call(lookups.positions, { id: 10 })
  const { data_name: ofPart } = await visitor.call(lookups.positions, { id: Number(part?.id) })
  assert.ok(ofSection.length > 20)
  assert.deepEqual(ofPart, ofSection)
  for (const { id, text } of all) {
    const { data_name } = await visitor.call(lookups.skills, { id: Number(id) })
    assert.ok(data_name.length > 10, `${text} ${data_name.length}`)
  }
  const nursing = await visitor.call(lookups.skills, { id: 148 })
  assert.equal(nursing.data_name[0]?.text, 'Patient care')
  const health = await visitor.call(lookups.skills, { id: 17, of: 'industry' })
  assert.ok(health.data_name.length > 40 && health.data_name.every(({ parent }) => parent === 17))
  assert.deepEqual((await visitor.call(lookups.positions, { id: 999_999 })).data_name, [])
})

test('time slots, ranges and currencies are those of the seed', async () => {
  const visitor = new Visitor(await aSite())
  const { data_name: slots } = await visitor.call(lookups.timeSlots, {})
  assert.equal(slots.length, 48)
  assert.deepEqual(slots.at(-1), { id: 48, text: '11:30 pm', value: '23:30:00', view: '11:30 pm', int_val: 23.5 })
  assert.deepEqual(
    (await visitor.call(lookups.experience, {})).data_name.map(({ id }) => id),
    ['0|1', '1|3', '3|5', '5|10', '10|+'],
  )
  const { data_name: numbers } = await visitor.call(lookups.currencyNumbers, {})
  assert.equal(numbers.find(({ id }) => id === 784)?.code, 'AED')
})

test('a country is told with its dial code, currency, languages and flag', async () => {
  const visitor = new Visitor(await aSite())
  const { data } = await visitor.call(lookups.countryInfo, { id: 5 })
  assert.deepEqual(data, {
    id: 5,
    code: 'AE',
    name: 'United Arab Emirates',
    phone_code: '+971',
    currency: 'AED',
    languages: ['ar'],
    flag: '🇦🇪',
  })
  await visitor.refused('not_found', lookups.countryInfo, { id: 2 })
})

test('a reason has words for the team and kinder ones for the candidate', async () => {
  const { data_name } = await new Visitor(await aSite()).call(lookups.rejectReasons, {})
  const experience = data_name.find(({ id }) => id === 'experience')
  assert.equal(experience?.text, 'Not enough experience')
  assert.match(experience?.told ?? '', /^We went on/)
})

test('a list is kept for good under its version and language, else asked about, which costs nothing while it stands', async () => {
  const visitor = new Visitor(await aSite())
  const { data } = await visitor.call(lookups.version, {})
  const kept = await visitor.ask(lookups.industries, { v: data.version, lang: 'ru' })
  assert.equal(kept.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(kept.headers.vary?.toString().includes('Cookie') ?? false, false)
  const plain = await visitor.ask(lookups.industries, {})
  assert.equal(plain.headers['cache-control'], 'public, no-cache')
  const etag = String(plain.headers.etag)
  const known = await visitor.ask(lookups.industries, {}, { headers: { 'if-none-match': etag } })
  assert.equal(known.statusCode, 304)
  assert.equal(known.body, '')
  const other = await visitor.ask(lookups.industries, {}, { headers: { 'if-none-match': etag }, language: 'ar' })
  assert.equal(other.statusCode, 200)
  const stale = await visitor.ask(lookups.industries, { v: 'ofanothertime', lang: 'ru' })
  assert.equal(stale.headers['cache-control'], 'public, no-cache')
})
