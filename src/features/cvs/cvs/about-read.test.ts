import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { cvLines } from '#tests/world/cv.ts'
import { scanned } from '#tests/world/cvs/scanned.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { cvInfo } from './contract.ts'

const arabic = [
  'ليلى حداد',
  'محاسبة أولى',
  'العنوان: عمّان، الأردن',
  'layla@example.com',
  'البيانات الشخصية',
  'تاريخ الميلاد: 14/03/1994',
  'الجنسية: أردنية',
  'الحالة الاجتماعية: متزوجة',
  'الخبرات',
  'محاسبة، شركة الواحة للتجارة',
  '2018 - 2024',
  'التعليم',
  'بكالوريوس محاسبة، الجامعة الأردنية',
  '2012 - 2016',
]

test('an Arabic CV fills who one is and the degree of the registration, as entries of the lists', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const { data } = await visitor.call(cvInfo, { user }, { files: { file: aTextCv(...arabic) } })
  const { about, education } = data.steps
  const lists = await site.world.db
    .selectFrom('lookup_entries')
    .select(['list', 'id', 'code'])
    .where('list', 'in', ['nationality', 'degree', 'civil-status'])
    .execute()
  const codeOf = (list: string, id: number | null | undefined) =>
    lists.find((one) => one.list === list && one.id === id)?.code
  assert.equal(about.birth_date, '1994-03-14')
  assert.ok(about.residence_city_id)
  assert.deepEqual(
    [...about.nationality_ids.map((id) => codeOf('nationality', id)), codeOf('civil-status', about.civil_status_id)],
    ['JO', 'married'],
  )
  assert.equal(about.residence_country_id, about.nationality_ids[0])
  assert.equal(codeOf('degree', education[0]?.degree_id), 'bachelor')
})

test('a CV that says nothing of its person leaves these fields alone', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const file = aTextCv(
    'Priya Nair',
    'Experience',
    'Accountant, Dune Trading',
    '2018 - 2024',
    'Nationality: of the world',
  )
  const { about } = (await visitor.call(cvInfo, { user }, { files: { file } })).data.steps
  assert.deepEqual(about, {
    ...{ residence_country_id: null, residence_city_id: null, nationality_ids: [], birth_date: null },
    ...{ gender: null, civil_status_id: null },
  })
})

test('the years of a CV’s jobs are lost on the way to the steps', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const file = aTextCv('Priya Nair', '', 'Experience', 'Accountant, Dune Trading', '2018 - 2024')
  assert.equal((await visitor.call(cvInfo, { user }, { files: { file } })).data.steps.experience, '5|10')
})

test('a CV that tells no place but a number of a country leaves the country to a guess', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const file = aTextCv('Priya Nair', '+966 55 123 4567', 'Experience', 'Accountant, Dune Trading', '2018 - 2024')
  const { about } = (await visitor.call(cvInfo, { user }, { files: { file } })).data.steps
  assert.deepEqual([about.residence_country_id, about.residence_city_id], [countryId('SA'), null])
})

test('a picture fills in a day of birth, or is said to need no review', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const [name = '', ...lines] = cvLines
  const bytes = await scanned(aPdf([name, 'Date of birth: 15 March 1988', ...lines]))
  const { data } = await visitor.call(cvInfo, { user }, { files: { file: { name: 'cv.jpg', bytes } } })
  assert.equal(data.read.personal.birth_date?.value, '1988-03-15')
  assert.deepEqual([data.steps.about.birth_date, data.steps.recognised], [null, true])
  assert.ok(data.things.doubtful >= 3, String(data.things.doubtful))
})

test('a language whose level could not be placed leaves nothing to review, or loses the words of the CV', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const of = async (italian: string) => {
    const file = aTextCv('Camille Rousseau', '', 'Langues', 'Anglais : courant', italian)
    return (await visitor.call(cvInfo, { user }, { files: { file } })).data
  }
  const [told, placed] = [await of('Italien : je me débrouille'), await of('Italien : B1')]
  assert.equal(told.things.doubtful - placed.things.doubtful, 1)
  assert.deepEqual(
    told.steps.languages.map(({ level, level_said }) => [level, level_said]),
    [
      ['C1', ''],
      [null, 'je me débrouille'],
    ],
  )
})
