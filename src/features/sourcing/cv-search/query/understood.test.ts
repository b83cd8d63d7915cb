import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, findPeople } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs, showCvSheet } from '../contract.ts'
import { indexPeople } from '../index-people.ts'

const site = await aSite()
const { visitor } = await anEmployer(site)
const read = async (q: string) => {
  const { parts } = await visitor.call(searchCvs, { q })
  return parts.map(({ kind, words }) => `${kind}: ${words}`)
}

test('a word with a slip is understood as the right one would be, and may still be a name or stand as it was typed', async () => {
  const right = await aPersonWithCv(site, { headline: 'Welder', summary: 'Quillfeather' })
  const asTyped = await aPersonWithCv(site, { headline: 'Clerk', summary: 'Quillfeather, helper of a weldder' })
  await aPersonWithCv(site, {
    headline: 'Maths teacher',
    summary: 'Quillfeather. Soudeur',
    skills: [{ name: 'تكييف المواد', level: '' }],
  })
  assert.deepEqual(await findPeople(visitor, 'quillfeather weldder'), [right.id, asTyped.id])
  assert.deepEqual(await findPeople(visitor, 'quillfeather HVAC techncian'), [])
  assert.deepEqual(
    await findPeople(visitor, 'quillfeather HVAC techncian'),
    await findPeople(visitor, 'quillfeather HVAC technician'),
  )
})

test('a comma is no part of a place, a skill is no job title, and hours are no bare word', async () => {
  assert.deepEqual(await read('Riyadh, nurse'), ['place: Riyadh', 'work: nurse'])
  assert.deepEqual(await read('nurse, Riyadh,'), ['work: nurse', 'place: Riyadh'])
  assert.deepEqual(await read('Photoshop'), ['skill: Photoshop'])
  assert.deepEqual(await read('SAP'), ['skill: SAP'])
  assert.deepEqual(await read('aide soignante de nuit'), ['work: aide soignante', 'shift: de nuit'])
  const nights = await aPersonWithCv(site, {
    headline: 'Nurse',
    summary: 'Brackenwort; работа в ночную смену',
    language: 'ru',
  })
  await aPersonWithCv(site, { headline: 'Nurse', summary: 'Brackenwort' })
  assert.deepEqual(await findPeople(visitor, 'brackenwort nurse night shift'), [nights.id])
})

test('a nationality is that of the profile, and no place, language or word', async () => {
  const egyptian = await aPersonWithCv(
    site,
    { headline: 'Clerk', summary: 'Foxgrove' },
    { nationality_ids: [countryId('EG')] },
  )
  await aPersonWithCv(site, { headline: 'Clerk', summary: 'Foxgrove. Egyptian standards' })
  const french = await aPersonWithCv(
    site,
    { headline: 'Clerk', summary: 'Foxgrove' },
    { nationality_ids: [countryId('FR')] },
  )
  for (const q of ['foxgrove Egyptian', 'Egyptian national foxgrove', 'foxgrove مصري', 'foxgrove citizen of Egypt'])
    assert.deepEqual(await findPeople(visitor, q), [egyptian.id], q)
  for (const q of ['foxgrove ressortissant français', 'foxgrove French national', 'foxgrove гражданин Франции'])
    assert.deepEqual(await findPeople(visitor, q), [french.id], q)
  assert.deepEqual(await read('Saudi national'), ['nationality: Saudi national'])
  assert.deepEqual(await read('French'), ['language: French'])
})

test('what stands beside places or works to choose among is asked of each, but for parentheses', async () => {
  const living = (city: number) => ({ residence_city_id: city, residence_country_id: countryId('AE') })
  const [dubai, abuDhabi] = [
    await aPersonWithCv(site, { headline: 'Nurse', summary: 'Marshwick' }, living(1)),
    await aPersonWithCv(site, { headline: 'Nurse', summary: 'Marshwick', location: 'Abu Dhabi' }),
  ]
  const driver = await aPersonWithCv(site, { headline: 'Driver', summary: 'Marshwick', location: 'Abu Dhabi' })
  const sorted = async (q: string) => (await findPeople(visitor, q, { any_line: true })).toSorted()
  const ids = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted()
  assert.deepEqual(await sorted('marshwick nurse Dubai OR Abu Dhabi'), ids(dubai, abuDhabi))
  assert.deepEqual(await sorted('Dubai OR Abu Dhabi nurse marshwick'), ids(dubai, abuDhabi))
  assert.deepEqual(await sorted('marshwick AND ((nurse Dubai) OR Abu Dhabi)'), ids(dubai, abuDhabi, driver))
  assert.deepEqual(await read('nurse Dubai OR Riyadh'), ['work: nurse', 'place: Dubai OR Riyadh'])
})

test('a language that is met is told with its level, and by whom the profile says it', async () => {
  const skilled = await aPersonWithCv(
    site,
    { headline: 'Clerk', summary: 'Thistledown' },
    { residence_city_id: 1, residence_country_id: countryId('AE'), nationality_ids: [countryId('EG')] },
  )
  await site.world.db
    .insertInto('profile_languages')
    .values({ user_id: skilled.id, position: 0, language: 'de', level: 'C2' })
    .execute()
  await indexPeople(site.world, [skilled.id])
  const { musts } = (
    await visitor.call(showCvSheet, { person: skilled.id, q: 'thistledown fluent german Egyptian clerk driver' })
  ).data
  assert.deepEqual(
    musts.map(({ met, line, level }) => [met, line !== null, level]),
    [
      [true, true, null],
      [true, true, 'C2'],
      [true, false, null],
      [true, true, null],
      [false, false, null],
    ],
  )
})

test('where nobody has all of four parts, parts are given up in order until somebody is found', async () => {
  await aPersonWithCv(site, { headline: 'Farrier' })
  await aPersonWithCv(site, { headline: 'Accountant' })
  const { nearest } = await visitor.call(searchCvs, { q: 'farrier Riyadh Photoshop fluent german' })
  assert.deepEqual(nearest.map(({ way }) => way.words).slice(0, 1), ['Riyadh · Photoshop · fluent german'])
  const { nearest: skilled } = await visitor.call(searchCvs, { q: 'farrier accountant Zzyzx Riyadh' })
  assert.ok(skilled.length > 0, 'two works are no hindrance')
})
