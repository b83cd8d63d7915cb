import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cvInfo } from '#features/cvs/cvs/contract.ts'
import { addFile } from '#features/site/files/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aCandidate, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { saveStep2, saveStep3, saveStep4, saveStep5, showProfile } from './contract.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a profile is filled step by step, in any order, and goes on where it stopped', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site, { lang: 'fr' })
  const empty = await visitor.call(showProfile, {})
  assert.deepEqual([empty.data.next_step, empty.data.visibility], [2, 'applied_only'])
  const four = await visitor.call(saveStep4, {
    user,
    experience: '5|10',
    work: [{ title: 'Warehouse lead', employer: 'Dune', from: '2019-05', to: '', description: '' }],
    education: [{ school: 'AUS', field: 'Logistics', year: 2014 }],
  })
  assert.deepEqual(four.data, { step: 4, next_step: 2 })
  assert.equal((await visitor.call(saveStep2, { user, birth_date: '1990-02-28', gender: 2 })).data.next_step, 3)
  const places = [{ place: -countryId('AE') }]
  assert.equal((await visitor.call(saveStep3, { user, places, notice_period: '1_month' })).data.next_step, 5)
  const five = await visitor.call(saveStep5, {
    user,
    skills: [{ name: 'Forklift', years: 4 }],
    languages: [{ language: 'ar', level: 'native' }],
    visibility: 'on_request',
  })
  assert.deepEqual(five.data, { step: 5, next_step: null })
  const { data } = await visitor.call(showProfile, {})
  assert.deepEqual([data.birth_date, data.gender, data.visibility], ['1990-02-28', 2, 'on_request'])
  assert.deepEqual(data.places, [{ place: -countryId('AE'), text: 'Émirats arabes unis', radius_km: 0 }])
  assert.deepEqual(data.work, [
    { title: 'Warehouse lead', employer: 'Dune', from: '2019-05', to: null, description: '' },
  ])
  assert.notEqual(data.finished_at, null)
})

test('what is left out stays, what is empty goes, and passing over counts as done', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  await visitor.call(saveStep2, { user, headline: 'Nurse', gender: 1 })
  await visitor.call(saveStep2, { user, gender: '' })
  const { data } = await visitor.call(showProfile, {})
  assert.deepEqual([data.headline, data.gender, data.next_step], ['Nurse', null, 3])
  assert.equal((await visitor.call(saveStep3, { user })).data.next_step, 4)
})

test('a profile is the candidate’s own: nobody else’s id, no employer, no guest', async () => {
  const site = await aSite()
  const [one, other] = [await aCandidate(site), await aCandidate(site)]
  await one.visitor.refused('not_allowed', saveStep2, { user: other.id, headline: 'x' })
  await one.visitor.refused('not_allowed', saveStep5, { user: 'me' })
  await one.visitor.refused('not_allowed', cvInfo, { user: other.id })
  const employer = await somebody(site, 'employer')
  await employer.visitor.refused('not_allowed', saveStep2, { user: employer.id })
  await new Visitor(site).refused('no_session', saveStep2, { user: one.id })
  await new Visitor(site).refused('no_session', showProfile, {})
})

test('what is not in a list, not a day, or not in order is named by its field', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const wrong = async (refused: Promise<{ errors?: { field: string; code: string }[] }>) => {
    const [error] = (await refused).errors ?? []
    return `${error?.field}: ${error?.code}`
  }
  const two = (fields: object) => wrong(visitor.refused('invalid', saveStep2, { user, ...fields }))
  assert.equal(await two({ birth_date: '1999-02-29' }), 'birth_date: date')
  assert.equal(await two({ birth_date: '1949-12-31' }), 'birth_date: birth_date')
  assert.equal(await two({ birth_date: '--07' }), 'birth_date: date_half')
  assert.equal(await two({ residence_country_id: 3 }), 'residence_country_id: country_unknown')
  assert.equal(await two({ nationality_ids: [987654] }), 'nationality_ids: wrong')
  assert.equal(await two({ photo_id: '019a0000-0000-7000-8000-000000000000' }), 'photo_id: wrong')
  const three = (fields: object) => wrong(visitor.refused('invalid', saveStep3, { user, ...fields }))
  assert.equal(await three({ places: [{ place: 0 }] }), 'places.0.place: wrong')
  assert.equal(await three({ places: [{ place: 9e15 }] }), 'places.0.place: too_big')
  assert.equal(await three({ position_ids: [1_999_999_999] }), 'position_ids: wrong')
  assert.equal(await three({ salary_min: 9000 }), 'salary_min: salary_whole')
  const job = { title: 'Lead', employer: 'Dune', from: '2019-05', to: '2018-01' }
  assert.equal(
    await wrong(visitor.refused('invalid', saveStep4, { user, work: [job] })),
    'work.0.to: ends_before_start',
  )
  const half = { ...job, to: '2020-' }
  assert.equal(await wrong(visitor.refused('invalid', saveStep4, { user, work: [half] })), 'work.0.to: month_half')
  const twice = [
    { language: 'ar', level: 'B1' as const },
    { language: 'ar', level: 'C1' as const },
  ]
  assert.equal(
    await wrong(visitor.refused('invalid', saveStep5, { user, languages: twice })),
    'languages.1.language: twice',
  )
})

test('a photo is an own picture', async () => {
  const site = await aSite()
  const [one, other] = [await aCandidate(site), await aCandidate(site)]
  const { data: photo } = await one.visitor.call(addFile, {}, { files: { file: { name: 'me.png', bytes: pixel } } })
  await other.visitor.refused('invalid', saveStep2, { user: other.id, photo_id: photo.id })
  await one.visitor.call(saveStep2, { user: one.id, photo_id: photo.id })
  assert.equal((await one.visitor.call(showProfile, {})).data.photo, `/api/files/${photo.id}/thumb/160`)
})

test('a CV that is registered with is kept, and gives back what can be read off it', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site, { name: 'Priya Nair' })
  const bytes = aWordyPdf(['Priya Nair', 'priya.nair@example.com', '+971 50 123 4567'])
  const { data } = await visitor.call(cvInfo, { user }, { files: { file: { name: 'cv.pdf', bytes } } })
  assert.deepEqual([data.name, data.email, data.phone], ['Priya Nair', 'priya.nair@example.com', '+971501234567'])
  assert.equal(data.cv.primary, true)
  await visitor.refused('file_missing', cvInfo, { user })
})

test('no input makes a step fail on our side', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const odd: unknown[] = [
    '\0',
    '🙂'.repeat(500),
    -1,
    1e30,
    [],
    {},
    { toString: 1 },
    null,
    [[]],
    'a'.repeat(100_000),
    '２０００-01-01',
  ]
  for (const call of [saveStep2, saveStep3, saveStep4, saveStep5])
    for (const field of Object.keys(call.takes.shape).filter((name) => name !== 'user'))
      for (const value of odd) {
        const answer = await visitor.ask(call, { user, [field]: value } as never)
        assert.ok(
          answer.statusCode < 500,
          `${call.path} ${field} ${JSON.stringify(value)?.slice(0, 40)}: ${answer.body}`,
        )
      }
})
