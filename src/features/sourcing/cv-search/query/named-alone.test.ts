import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'

const site = await aSite()
const { visitor } = await anEmployer(site)
const read = async (q: string) => {
  const { parts } = await visitor.call(searchCvs, { q })
  return parts.map(({ kind, words }) => `${kind}: ${words}`)
}
const found = async (q: string) => (await findPeople(visitor, q)).toSorted()
const ids = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted()

test('a product is met by its own names alone, never by their parts or by work that is done with it', async () => {
  const skilled = (headline: string, ...skills: string[]) =>
    aPersonWithCv(site, { headline, summary: 'Ravenhurst', skills: skills.map((name) => ({ name, level: '' })) })
  const coder = await skilled('Backend developer', 'C++', '.NET')
  await skilled('Backend developer', 'Java')
  const drafter = await skilled('Draftsman', 'AutoCAD')
  await aPersonWithCv(site, { headline: 'Guide', summary: 'Ravenhurst, plus de 5 ans', language: 'fr' })
  await aPersonWithCv(site, { headline: 'Чертёжник', summary: 'Ravenhurst. Проверка чертежей', language: 'ru' })
  await skilled('Construction project manager')
  const certified = await skilled('Construction project manager', 'PMP certification')
  await skilled('Accountant')
  const ofOneC = await aPersonWithCv(site, { headline: 'Бухгалтер', summary: 'Ravenhurst 1С', language: 'ru' })
  assert.deepEqual(await found('ravenhurst c++'), ids(coder))
  assert.deepEqual(await found('ravenhurst си плюс плюс'), ids(coder))
  assert.deepEqual(await found('ravenhurst .net developer'), ids(coder))
  assert.deepEqual(await found('ravenhurst autocad'), ids(drafter))
  assert.deepEqual(await found('ravenhurst project manager PMP'), ids(certified))
  for (const q of ['1с бухгалтер', 'бухгалтер 1C', '1C accountant'])
    assert.deepEqual(await found(`ravenhurst ${q}`), ids(ofOneC), q)
  assert.deepEqual(await read('.net developer'), ['skill: .net', 'work: developer'])
})

test('a grade beside work is asked for with it: not everybody who welds welds 6G', async () => {
  const welder = (...skills: string[]) =>
    aPersonWithCv(site, {
      headline: 'Welder',
      summary: 'Quillmarsh',
      skills: skills.map((name) => ({ name, level: '' })),
    })
  const graded = await welder('6G pipe welding')
  await welder('MIG')
  for (const q of ['welder 6G', '6G welder', 'لحام 6G'])
    assert.deepEqual(await found(`quillmarsh ${q}`), ids(graded), q)
  assert.deepEqual(await read('sales manager B2B'), ['work: sales manager', 'words: B2B'])
})

test('so many years beside work are years of it, up to fifty', async () => {
  const old = await aPersonWithCv(site, {
    headline: 'Welder',
    summary: 'Hollowmere',
    experience: [work('Welder', 'Yard', '', '1990-01')],
  })
  await aPersonWithCv(site, {
    headline: 'Welder',
    summary: 'Hollowmere',
    experience: [work('Welder', 'Yard', '', '2020-01', '2024-01')],
  })
  for (const years of ['13 years', '14 years', '15+ years', '15 лет', '15 سنة', '30 years'])
    assert.deepEqual(await found(`hollowmere welder ${years}`), ids(old), years)
  assert.deepEqual(await read('welder 15 years'), ['work: welder', 'years: 15 years'])
  for (const age of ['up to 35 years', 'до 35 лет'])
    assert.ok(!(await read(`welder ${age}`)).some((part) => part.startsWith('years')), age)
})

test('a city of the countries where the site is at home is a place, though it is small', async () => {
  for (const q of ['cook Fujairah', 'طباخ الفجيرة', 'повар Тамбов', 'cuisinier Reims', 'cook Nizwa'])
    assert.deepEqual(await read(q), [`work: ${q.split(' ')[0]}`, `place: ${q.split(' ')[1]}`])
})

test('a nationality before work is one, and the name of a country a place', async () => {
  for (const one of ['accountant', 'engineer', 'nurse'])
    assert.deepEqual(await read(`Saudi ${one}`), ['nationality: Saudi', `work: ${one}`])
  assert.deepEqual(await read('emirati accountant'), ['nationality: emirati', 'work: accountant'])
  assert.deepEqual(await read('Saudi Arabia accountant'), ['place: Saudi Arabia', 'work: accountant'])
  assert.deepEqual(await read('nurse Egypt'), ['work: nurse', 'place: Egypt'])
})

test('operators in small letters are told like those in capitals', async () => {
  assert.deepEqual(await read('nurse not head'), ['work: nurse', 'not: head'])
  assert.deepEqual(await read('nurse Dubai or Riyadh'), ['work: nurse', 'place: Dubai OR Riyadh'])
  assert.deepEqual(await read('infirmière Dubaï ou Riyad'), ['work: infirmière', 'place: Dubaï OR Riyad'])
})

test('what was typed on another keyboard, short names of cities and slips that are words are read as what was meant', async () => {
  const clerk = await aPersonWithCv(site, { headline: 'Бухгалтер', summary: 'Wyndmoor', language: 'ru' })
  assert.deepEqual(await found('wyndmoor ,e[ufknth'), ids(clerk))
  for (const city of ['спб', 'spb', 'мск'])
    assert.deepEqual(await read(`бухгалтер ${city}`), ['work: бухгалтер', `place: ${city}`])
  assert.deepEqual(await read('sales manger'), ['work: sales manger'])
})

test('hours are nobody called ليلى', async () => {
  const profile = { residence_country_id: countryId('EG') }
  const guard = await aPersonWithCv(site, { headline: 'حارس ليلي', summary: 'Dunharrow', language: 'ar' }, profile)
  assert.deepEqual(await found('dunharrow ليلي حارس'), ids(guard))
  assert.deepEqual(await read('ليلى'), ['words: ليلى'])
})
