import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { excludePage } from '#features/sourcing/cv-search/contact-contract.ts'
import { hidePerson } from '#features/sourcing/cv-search/contract.ts'
import { indexPeople } from '#features/sourcing/cv-search/index-people.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople } from './contract.ts'

const dubai = 1
const fields = (title: string, over: object = {}) => ({
  texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
  workplace: 'on_site' as const,
  city_id: dubai,
  skills_must: ['SAP', 'Excel'],
  ...over,
})
const skills = (...names: string[]) => names.map((name) => ({ name, years: null }))
const at = (country: string, city: number | null = null) => ({
  residence_country_id: countryId(country),
  residence_city_id: city,
})
const accountant = (name: string, ...has: string[]) => ({
  ...{ name, headline: 'Accountant', skills: skills(...has) },
  experience: [work('Accountant', 'Zenith Harbour Foods', 'Closed the books at Zenith Harbour Foods')],
})

test('people of the work, best first by facts, and no more of them than the company may see', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const near = await aPersonWithCv(site, accountant('Noor Near', 'SAP', 'Excel'), at('AE', dubai))
  const lacks = await aPersonWithCv(site, accountant('Lama Lacks', 'SAP'), at('AE', dubai))
  const comes = await aPersonWithCv(site, accountant('Cyril Comes', 'SAP', 'Excel'), at('FR'))
  await site.world.db
    .insertInto('profile_places')
    .values({ user_id: comes.id, country_id: countryId('AE'), city_id: null, position: 0 })
    .execute()
  await indexPeople(site.world, [comes.id])
  await aPersonWithCv(site, accountant('Abroad', 'SAP', 'Excel'), at('FR'))
  await aPersonWithCv(site, { ...accountant('Driver'), headline: 'Truck driver', experience: [] }, at('AE', dubai))
  await aPersonWithCv(site, accountant('Hidden', 'SAP', 'Excel'), { ...at('AE', dubai), visibility: 'hidden' })
  await aPersonWithCv(site, accountant('Closed', 'SAP', 'Excel'), { ...at('AE', dubai), visibility: 'applied_only' })
  const shy = await aPersonWithCv(site, accountant('Shy', 'SAP', 'Excel'), at('AE', dubai))
  await shy.visitor.call(excludePage, { page: employer.page.id })
  const aside = await aPersonWithCv(site, accountant('Aside', 'SAP', 'Excel'), at('AE', dubai))
  await employer.visitor.call(hidePerson, { person: aside.id, hidden: true })
  const gone = await aPersonWithCv(site, accountant('Gone', 'SAP', 'Excel'), at('AE', dubai))
  await site.world.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', gone.id).execute()
  const { body } = await employer.visitor.ask(listFittingPeople, { job })
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit }) => [person?.id, fit.met, fit.place, fit.work]),
    [
      [near.id, 2, 'city', 'done'],
      [comes.id, 2, 'wish', 'done'],
      [lacks.id, 1, 'city', 'done'],
    ],
  )
  assert.deepEqual(data.people[0]?.matches.map(({ shown }) => shown?.text).slice(0, 2), ['SAP, Excel', 'SAP, Excel'])
  assert.doesNotMatch(body, /Noor|Zenith|Harbour|pay/)
})

test('name, gender, photo, birth, nationality and civil status have no effect on the order', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const first = await aPersonWithCv(site, accountant('Abdullah Excel', 'SAP'), at('AE', dubai))
  const second = await aPersonWithCv(site, accountant('Maryam', 'SAP', 'Excel'), {
    ...{ ...at('AE', dubai), gender: 2, birth_date: '1961-01-01', nationality_ids: [countryId('FR')] },
  })
  const order = async () =>
    (await employer.visitor.call(listFittingPeople, { job })).data.people.map(({ person, fit }) => [person?.id, fit])
  const before = await order()
  assert.deepEqual([before[0]?.[0], before[1]?.[0]], [second.id, first.id])
  await site.world.db
    .updateTable('profiles')
    .set({ gender: 1, birth_date: '2001-01-01', nationality_ids: [countryId('AE')], civil_status_id: null })
    .where('user_id', 'in', [first.id, second.id])
    .execute()
  await site.world.db.updateTable('users').set({ name: 'SAP Excel' }).where('id', '=', first.id).execute()
  await indexPeople(site.world, [first.id, second.id])
  assert.deepEqual(await order(), before)
})

test('whoever applied to the job stands on its board; the pool comes along, and an anonymous job tells nothing', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const applicant = await aPersonWithCv(site, accountant('Applied', 'SAP', 'Excel'), at('AE', dubai))
  const own = site.world.db.selectFrom('cvs').select('id').where('user_id', '=', applicant.id)
  const { id: cv } = await own.executeTakeFirstOrThrow()
  await applicant.visitor.call(apply, { job, name: applicant.name, lang: 'en', cv })
  await site.settle()
  const people = async () => (await employer.visitor.call(listFittingPeople, { job })).data.people
  assert.deepEqual(await people(), [])
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  await site.settle()
  assert.deepEqual(
    (await people()).map(({ person, in_pool }) => [person?.id, person?.name, in_pool]),
    [[applicant.id, null, false]],
  )
  const closed = await aPersonWithCv(site, accountant('Pooled', 'SAP', 'Excel'), {
    ...{ ...at('FR'), visibility: 'applied_only' },
  })
  const entry = {
    id: newId(),
    page_id: employer.page.id,
    source: 'search' as const,
    user_id: closed.id,
    name: 'Pooled',
  }
  await site.world.db
    .insertInto('pool_entries')
    .values({ ...entry, language: 'en', added_at: site.world.now() })
    .execute()
  assert.deepEqual(
    (await people()).map(({ person, in_pool }) => [person?.id, in_pool]),
    [
      [applicant.id, false],
      [closed.id, true],
    ],
  )
  await closed.visitor.call(excludePage, { page: employer.page.id })
  assert.equal((await people()).length, 1)
})

test('another company’s job is no job, a closed one lists nobody, and who may not search is refused', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  await aPersonWithCv(site, accountant('Noor', 'SAP'), at('AE', dubai))
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', listFittingPeople, { job })
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_allowed', listFittingPeople, { job })
  assert.equal((await employer.visitor.call(listFittingPeople, { job })).data.total, 1)
  await employer.visitor.call(closeJob, { job, reason: 'cancelled' })
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual([data.people, data.job.state], [[], 'closed'])
})

test('people are ordered by what was made ready of their CVs, which says no more than the company may see; until then by the CVs', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant', { experience: '1|3', position_id: null }))
  const near = await aPersonWithCv(site, accountant('Noor Near', 'SAP', 'Excel'), at('AE', dubai))
  const lacks = await aPersonWithCv(site, accountant('Lama Lacks', 'SAP'), at('AE', dubai))
  const list = async () => (await employer.visitor.call(listFittingPeople, { job })).data.people
  const ready = await list()
  assert.deepEqual(
    ready.map(({ person }) => person?.id),
    [near.id, lacks.id],
  )
  const { db } = site.world
  const rows = await db.selectFrom('cv_search').select(['user_id', 'compared', 'compared_whole', 'beside']).execute()
  for (const { compared, compared_whole } of rows) {
    assert.doesNotMatch(JSON.stringify(compared), /zenith|harbour|noor|lama/i)
    assert.match(JSON.stringify(compared_whole), /zenith harbour/)
  }
  // as before the table is filled anew
  await db.updateTable('cv_search').set({ compared: null, compared_whole: null, beside: null }).execute()
  assert.deepEqual(await list(), ready)
  // what was made ready of one is of the other: the order follows it, and the lines are those of the CV
  for (const { user_id, ...made } of rows) {
    const [one] = rows.filter((other) => other.user_id !== user_id)
    if (!one) continue
    const { compared, compared_whole } = one
    const as = { compared: JSON.stringify(compared), compared_whole: JSON.stringify(compared_whole) }
    await db
      .updateTable('cv_search')
      .set({ ...as, beside: JSON.stringify(made.beside) })
      .where('user_id', '=', user_id)
      .execute()
  }
  assert.deepEqual(
    (await list()).map(({ person, fit }) => [person?.id, fit.met]),
    [
      [lacks.id, ready[1]?.fit.met],
      [near.id, ready[0]?.fit.met],
    ],
  )
})

test('a job whose title names no work finds people by the skills it asks for, and they find it', async () => {
  const site = await aSite()
  const skills_must = ['Flutter', 'Dart', 'Firebase', 'Excel']
  const { employer, job } = await aLiveJob(site, { ...fields('Founding wizard', { skills_must }), position_id: null })
  const has = async (...names: string[]) => aPersonWithCv(site, accountant('Somebody', ...names), at('AE', dubai))
  const half = await has('SAP', 'Dart', 'Microsoft Excel')
  const most = await has('Flutter', 'Dart', 'Excel')
  const little = await has('Excel')
  await site.settle()
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit }) => [person?.id, fit.met, fit.work]),
    [
      [most.id, 3, 'skills'],
      [half.id, 2, 'skills'],
    ],
  )
  assert.equal(data.knows_work, false)
  const found = async ({ visitor }: typeof most) => (await visitor.call(listFittingJobs, {})).data.jobs
  assert.deepEqual(
    (await found(half)).map((one) => [one.job.id, one.fit.work]),
    [[job, 'skills']],
  )
  assert.deepEqual(await found(little), [])
})

test('people of the same title are found where no list knows the work, and whoever only has a skill of that name has not done it', async () => {
  const site = await aSite()
  const unknown = await aLiveJob(site, fields('Sapphire setter'))
  const called = (title: string, ...has: string[]) =>
    aPersonWithCv(
      site,
      { headline: '', experience: [work(title, 'Palm', '')], skills: skills(...has) },
      at('AE', dubai),
    )
  const same = await called('Junior sapphire setter')
  await called('Sapphire dealer')
  const told = async ({ employer, job }: typeof unknown) =>
    (await employer.visitor.call(listFittingPeople, { job })).data.people.map(({ person, fit }) => [
      person?.id,
      fit.work,
    ])
  assert.deepEqual(await told(unknown), [[same.id, 'title']])
  const plumber = await aLiveJob(site, fields('Plumber', { skills_must: ['Plumbing'] }))
  const done = await called('Plumber')
  const able = await called('Sapphire dealer', 'Plumber', 'Plumbing')
  assert.deepEqual(await told(plumber), [
    [done.id, 'done'],
    [able.id, 'skills'],
  ])
})
