import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, showMine } from '#features/hiring/applications/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { excludePage, includePage } from '#features/sourcing/cv-search/contact-contract.ts'
import { removeImported, saveCandidate } from '#features/sourcing/imports/contract.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aCandidate, aLiveJob, anApplication, anEmployer, confirmed, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { wordsOf } from './add-to-pool.ts'
import {
  inviteFromPool,
  leaveMyPool,
  listMyPools,
  listPool,
  poolPerson,
  removeFromPool,
  savePoolEntry,
} from './contract.ts'
import { bringFromPool, listInvited } from './job-contract.ts'
import { mostInvitedADay } from './rules.ts'

const site = await aSite()

const unlock = (page: string, person: string) =>
  site.pool.query("insert into cv_unlocks (page_id, user_id, way, credits, at) values ($1, $2, 'credit', 1, now())", [
    page,
    person,
  ])

test('whoever moves to the stage "pool" is in it, and leaves it on the way back', async () => {
  const { employer, application } = await anApplication(site)
  const versionOf = async () =>
    (await site.pool.query('select version from applications where id = $1', [application])).rows[0].version
  await employer.visitor.call(move, { application, stage: 'pool', version: await versionOf() })
  await site.settle()
  const { data } = await employer.visitor.call(listPool, { source: 'application' })
  assert.equal(data.length, 1)
  assert.match(data[0]?.link ?? '', new RegExp(application))
  await employer.visitor.call(move, { application, stage: 'in_review', version: await versionOf() })
  await site.settle()
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
})

test('whoever applied and then hides from the company is not kept as found', async () => {
  const { employer, candidate } = await anApplication(site)
  await candidate.visitor.call(excludePage, { page: employer.page.id })
  await employer.visitor.refused('not_found', poolPerson, { person: candidate.id })
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
  await candidate.visitor.call(includePage, { page: employer.page.id })
  await employer.visitor.call(poolPerson, { person: candidate.id })
  assert.equal((await employer.visitor.call(listPool, {})).total, 1)
})

test('while nobody may know who applied, the pool does not tell and does not find it', async () => {
  const { employer, application, job, candidate } = await anApplication(site)
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  const { rows } = await site.pool.query('select version, name from applications where id = $1', [application])
  await employer.visitor.call(move, { application, stage: 'pool', version: rows[0].version })
  await site.settle()
  const { data } = await employer.visitor.call(listPool, {})
  assert.match(data[0]?.name ?? '', /^#/)
  assert.deepEqual([data[0]?.headline, data[0]?.person], ['', null])
  assert.equal((await employer.visitor.call(listPool, { q: rows[0].name })).data.length, 0)
  assert.equal((await employer.visitor.call(listPool, { person: candidate.id })).data.length, 0)
})

test('somebody found and unlocked is kept once, sees it, and may leave', async () => {
  const employer = await anEmployer(site)
  const person = await confirmed(
    site,
    await aPersonWithCv(site, { headline: 'Pastry chef' }, { visibility: 'searchable' }),
  )
  await employer.visitor.refused('not_found', poolPerson, { person: person.id })
  await unlock(employer.page.id, person.id)
  const { data } = await employer.visitor.call(poolPerson, { person: person.id })
  assert.deepEqual((await employer.visitor.call(poolPerson, { person: person.id })).data, data)
  const [kept] = (await person.visitor.call(listMyPools, {})).data
  assert.equal(kept?.company.slug, employer.page.slug)
  const nosy = await aCandidate(site)
  await nosy.visitor.refused('not_found', leaveMyPool, { entry: data.entry })
  await person.visitor.call(leaveMyPool, { entry: data.entry })
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
})

test('whoever was found stands in the pool as they are: with a note, where they were invited, and the way back to the CV', async () => {
  const employer = await anEmployer(site)
  const { id: person } = await aPersonWithCv(site, { headline: 'Sail maker' }, { visibility: 'searchable' })
  const kept = async (visitor = employer.visitor) => (await visitor.call(listPool, { person })).data
  await employer.visitor.refused('not_found', poolPerson, { person, note: 'Saw her work' })
  assert.deepEqual(await kept(), [])
  await unlock(employer.page.id, person)
  const { entry } = (await employer.visitor.call(poolPerson, { person, note: 'Saw her work' })).data
  const [one] = await kept()
  assert.deepEqual([one?.id, one?.note, one?.link], [entry, 'Saw her work', `/cv-search?person=${person}`])
  // to keep somebody again takes no note away
  await employer.visitor.call(poolPerson, { person })
  assert.equal((await kept())[0]?.note, 'Saw her work')
  assert.deepEqual(await kept((await anEmployer(site)).visitor), [])
  await employer.visitor.refused('invalid', listPool, { person: 'x' as string })
  await employer.visitor.call(removeFromPool, { entry })
  assert.deepEqual(await kept(), [])
})

test('found by name, skill and tag in any spelling; a tag that is taken off finds nobody', async () => {
  const employer = await anEmployer(site)
  const person = await aPersonWithCv(site, { headline: 'Élagueur à Fès' }, { visibility: 'searchable' })
  await unlock(employer.page.id, person.id)
  const { entry } = (await employer.visitor.call(poolPerson, { person: person.id })).data
  const found = async (q: string) => (await employer.visitor.call(listPool, { q })).data.length
  assert.equal(await found('ELAGUEUR fes'), 1)
  await employer.visitor.call(savePoolEntry, {
    ...{ entry, version: 0, tags: ['Season 2027', 'Season 2027'], note: 'Calls back' },
  })
  await employer.visitor.refused('changed_meanwhile', savePoolEntry, { entry, version: 0, tags: [], note: 'Another' })
  const { data, tags } = await employer.visitor.call(listPool, { tag: 'Season 2027' })
  assert.deepEqual(
    [data[0]?.tags, data[0]?.note, tags],
    [['Season 2027'], 'Calls back', [{ tag: 'Season 2027', count: 1 }]],
  )
  assert.equal(await found('season'), 1)
  await employer.visitor.call(savePoolEntry, { entry, version: 1, tags: [], note: '' })
  assert.deepEqual([await found('season'), await found('%'), await found('elagueur')], [0, 0, 1])
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', savePoolEntry, { entry, version: 2, tags: [], note: '' })
  await stranger.visitor.refused('not_found', removeFromPool, { entry })
  const analyst = await teammate(site, employer.page.id, 'analyst')
  await analyst.visitor.refused('not_allowed', listPool, {})
  await employer.visitor.call(removeFromPool, { entry })
  assert.equal(await found(''), 0)
})

test('asked to look at a job once, in the person’s own language; not who applied, and so many a day', async () => {
  const { employer, job } = await aLiveJob(site, {})
  const person = await confirmed(
    site,
    await aPersonWithCv(site, { headline: 'Storekeeper' }, { visibility: 'searchable' }),
  )
  await unlock(employer.page.id, person.id)
  const { entry } = (await employer.visitor.call(poolPerson, { person: person.id })).data
  const asked = { entries: [entry], job, words: 'We thought of you' }
  assert.deepEqual((await employer.visitor.call(inviteFromPool, asked)).data, [{ entry, refused: null }])
  const mails = (await site.settle()).filter(({ to }) => to === person.email)
  assert.ok(mails.some(({ text }) => text.includes('We thought of you')))
  assert.deepEqual((await employer.visitor.call(inviteFromPool, asked)).data, [{ entry, refused: 'invited_already' }])
  const [shown] = (await employer.visitor.call(listPool, {})).data
  assert.deepEqual([shown?.invited[0]?.job, shown?.invited[0]?.applied], [job, false])
  const other = await aLiveJob(site, {})
  await employer.visitor.refused('not_found', inviteFromPool, { ...asked, job: other.job })
  await site.pool.query(
    `with people as (insert into users (id, account_type, name, email, language, country_id, created_at)
       select gen_random_uuid(), 'candidate', 'Many', 'many' || n || '@example.com', 'en', 1, now()
       from generate_series(1, ${mostInvitedADay - 1}) n returning id),
     entries as (insert into pool_entries (id, page_id, source, user_id, name, language, added_at)
       select gen_random_uuid(), $1, 'search', id, 'Many', 'en', now() from people returning id)
     insert into pool_invitations (id, entry_id, page_id, job_id, at) select gen_random_uuid(), id, $1, $2, now() from entries`,
    [employer.page.id, job],
  )
  await employer.visitor.refused('invited_enough', inviteFromPool, asked)
})

test('people the company added itself are kept once they agreed, and go when they are forgotten', async () => {
  const employer = await anEmployer(site)
  const person = { name: 'Own Find', email: 'own.find@example.com' }
  const { data } = await employer.visitor.call(saveCandidate, person)
  await employer.visitor.refused('not_agreed', poolPerson, { imported: data.id })
  await employer.visitor.refused('invalid', poolPerson, {})
  await site.pool.query("update imported_candidates set state = 'consented' where id = $1", [data.id])
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', poolPerson, { imported: data.id })
  await employer.visitor.call(poolPerson, { imported: data.id })
  const { data: kept } = await employer.visitor.call(listPool, { source: 'import' })
  assert.equal(kept[0]?.link, `/page/candidates/${data.id}`)
  await employer.visitor.call(removeImported, { id: data.id })
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
})

test('what is compared is folded and bounded', () => {
  assert.equal(wordsOf('سارة القحطاني', null, ['VIP']), 'ساره القحطاني vip')
  assert.equal(wordsOf('x'.repeat(5000), null, []).length, 2000)
})

test('an application in the pool is not told there, but at the application', async () => {
  const { employer, application, candidate } = await anApplication(site)
  const { rows } = await site.pool.query('select version from applications where id = $1', [application])
  await employer.visitor.call(move, { application, stage: 'pool', version: rows[0].version })
  await site.settle()
  assert.deepEqual((await candidate.visitor.call(listMyPools, {})).data, [])
  assert.equal((await candidate.visitor.call(showMine, { application })).data.id, application)
})

test('found and seen in full, somebody is invited without a second step, and shows who asked and whether they applied', async () => {
  const { employer, job } = await aLiveJob(site, {})
  const person = await confirmed(
    site,
    await aPersonWithCv(site, { headline: 'Kite teacher' }, { visibility: 'searchable' }),
  )
  const asked = { people: [person.id], job }
  await employer.visitor.refused('not_found', inviteFromPool, asked)
  await employer.visitor.refused('invalid', inviteFromPool, { job })
  await unlock(employer.page.id, person.id)
  const { data } = await employer.visitor.call(inviteFromPool, asked)
  assert.equal(data[0]?.refused, null)
  const [shown] = (await employer.visitor.call(listInvited, { job })).data
  assert.deepEqual([shown?.entry, shown?.application], [data[0]?.entry, null])
  const entries = [data[0]?.entry ?? '']
  const { data: brought } = await employer.visitor.call(bringFromPool, { job, entries })
  assert.equal(brought[0]?.refused, 'invite_instead')
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', listInvited, { job })
  await stranger.visitor.refused('not_found', bringFromPool, { job, entries })
  const strangers = await aLiveJob(site, {})
  const { data: foreign } = await strangers.employer.visitor.call(bringFromPool, { job: strangers.job, entries })
  assert.equal(foreign[0]?.refused, 'not_found')
})

test('whoever gave the company a CV becomes an applicant of another job, once, is told, and may withdraw', async () => {
  const { employer, application, candidate } = await anApplication(site)
  const colleague = await teammate(site, employer.page.id, 'admin')
  const { rows } = await site.pool.query('select version from applications where id = $1', [application])
  await employer.visitor.call(move, { application, stage: 'pool', version: rows[0].version })
  await site.settle()
  const { job } = await aLiveJob(site, {}, employer)
  const [kept] = (await employer.visitor.call(listPool, {})).data
  const asked = { job, entries: [kept?.id ?? ''], words: 'A better fit' }
  const twice = await Promise.all([1, 2].map(() => employer.visitor.call(bringFromPool, asked)))
  const said = twice.flatMap(({ data }) => data)
  assert.deepEqual(said.map(({ refused }) => refused).sort(), ['already_applicant', null])
  const appliedFor = async (id?: string) => (await employer.visitor.call(listPool, { job: id })).data[0]?.applied
  assert.deepEqual([await appliedFor(job), await appliedFor()], [true, false])
  const brought = said.find((one) => one.application)?.application ?? ''
  const sent = await site.settle()
  const mails = sent.filter(({ to }) => to === candidate.email)
  assert.equal(sent.find(({ text }) => text.includes(`added ${candidate.name} to`))?.to, colleague.email)
  assert.ok(mails.some(({ text }) => text.includes('A better fit') && text.includes(`/applications/${brought}`)))
  const { data: own } = await candidate.visitor.call(showMine, { application: brought })
  assert.deepEqual([own.id, own.history[0]?.what, own.history[0]?.side], [brought, 'added', 'page'])
})

test('an applicant of a job that hides its applicants is not brought to another, where the name would show', async () => {
  const { employer, application, job } = await anApplication(site)
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  const { rows } = await site.pool.query('select version from applications where id = $1', [application])
  await employer.visitor.call(move, { application, stage: 'pool', version: rows[0].version })
  await site.settle()
  const other = await aLiveJob(site, {}, employer)
  const [kept] = (await employer.visitor.call(listPool, {})).data
  const { data } = await employer.visitor.call(bringFromPool, { job: other.job, entries: [kept?.id ?? ''] })
  assert.equal(data[0]?.refused, 'invite_instead')
})
