import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { claimDrop, dropCv } from '#features/sourcing/cv-drops/contract.ts'
import { answerDrops, listDrops, saveDropSettings } from '#features/sourcing/cv-drops/team-contract.ts'
import { answerConsent } from '#features/sourcing/imports/consent-contract.ts'
import { inviteImported, removeImported, saveCandidate, updateCandidate } from '#features/sourcing/imports/contract.ts'
import { inviteFromPool, listMyPools, listPool, poolPerson, removeFromPool } from '#features/sourcing/pool/contract.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, anEmployer, jobFields, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listFittingPeople, showFittingPerson } from './contract.ts'
import { refillPool } from './ready-pool.ts'

const dubai = 1
const fields = (title: string, over: object = {}) => ({
  texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
  ...{ workplace: 'on_site' as const, city_id: dubai, skills_must: ['SAP', 'Excel'], ...over },
})
type Team = Awaited<ReturnType<typeof anEmployer>>
let people = 0

/** Somebody whom a company brought along, with a CV that says this, and who agreed by the mailed link. */
async function brought(site: Site, { visitor }: Team, content: Record<string, unknown>, over: object = {}) {
  const reach = { name: `Brought ${++people}`, email: `brought${people}@example.com`, country_id: countryId('AE') }
  const { data } = await visitor.call(saveCandidate, { ...reach, ...over })
  const said = CvContent.parse({ name: reach.name, email: reach.email, language: 'en', ...content })
  await site.pool.query('update imported_candidates set content = $1, headline = $2 where id = $3', [
    ...[JSON.stringify(said), said.headline, data.id],
  ])
  await visitor.call(inviteImported, { ids: [data.id], purpose: 'Jobs of ours' })
  const mails = await site.settle()
  const key = /\/import-consent\/([\w-]+)/.exec(mails.find(({ to }) => to === reach.email)?.text ?? '')?.[1] ?? ''
  return {
    id: data.id,
    key,
    email: reach.email,
    name: reach.name,
    agree: () => new Visitor(site).call(answerConsent, { key, answer: 'agree' }),
  }
}

const accountant = (...has: string[]) => ({
  headline: 'Accountant',
  skills: has.map((name) => ({ name, years: null })),
  experience: [work('Accountant', 'Zenith Foods', 'Closed the books')],
})

async function pooled(site: Site, employer: Team, content: Record<string, unknown>, over: object = {}) {
  const one = await brought(site, employer, content, over)
  await one.agree()
  const { data } = await employer.visitor.call(poolPerson, { imported: one.id })
  await site.settle()
  return { ...one, entry: data.entry }
}

const listOf = async ({ visitor }: Pick<Team, 'visitor'>, job: string) =>
  (await visitor.call(listFittingPeople, { job })).data
const idsOf = async (team: Pick<Team, 'visitor'>, job: string) =>
  (await listOf(team, job)).people.map(({ person, pooled }) => person?.id ?? pooled?.entry)

test('people of the pool without an account are found by the skills that are asked for, too', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Zzyzx'))
  const has = await pooled(
    site,
    employer,
    { ...accountant('SAP'), headline: 'Zyx', experience: [] },
    { city_id: dubai },
  )
  await pooled(site, employer, { ...accountant('Welding'), headline: 'Zyx', experience: [] }, { city_id: dubai })
  const { people: list } = await listOf(employer, job)
  assert.deepEqual(
    list.map(({ pooled: of, fit }) => [of?.entry, fit.work, fit.met]),
    [[has.entry, 'skills', 1]],
  )
})

test('people of the pool without an account are found by a title that no list knows', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Sapphire setter'))
  const called = (title: string) => ({ ...accountant(), headline: title, experience: [work(title, 'Zenith', '')] })
  const same = await pooled(site, employer, called('Senior Sapphire Setter'))
  await pooled(site, employer, called('Sapphire dealer'))
  assert.deepEqual(
    (await listOf(employer, job)).people.map(({ pooled, fit }) => [pooled?.entry, fit.work]),
    [[same.entry, 'title']],
  )
})

test('people of the pool without an account stand among the others by the same facts, with the lines of the CV they gave', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const lacks = await pooled(site, employer, accountant('SAP'), { city_id: dubai })
  const near = await pooled(site, employer, accountant('SAP', 'Excel'), { city_id: dubai })
  const found = await aPersonWithCv(site, accountant('SAP', 'Excel'), { residence_country_id: countryId('AE') })
  await pooled(site, employer, { headline: 'Truck driver' }, { city_id: dubai })
  const { people: list, total } = await listOf(employer, job)
  assert.deepEqual(
    list.map(({ person, pooled: of, fit, in_pool }) => [
      person?.id ?? of?.entry,
      fit.met,
      fit.place,
      fit.work,
      in_pool,
    ]),
    [
      [near.entry, 2, 'city', 'done', true],
      [found.id, 2, 'country', 'done', false],
      [lacks.entry, 1, 'city', 'done', true],
    ],
  )
  assert.equal(total, 3)
  const [first] = list
  assert.deepEqual(first?.matches.map(({ shown }) => shown?.text).slice(0, 2), ['SAP, Excel', 'SAP, Excel'])
  assert.deepEqual(
    [first?.pooled?.name, first?.pooled?.source, first?.pooled?.link, first?.pooled?.place],
    [near.name, 'import', `/page/candidates/${near.id}`, 'Dubai, United Arab Emirates'],
  )
})

test('somebody of the pool is opened with the CV they gave, and their note is found by the entry', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const one = await pooled(site, employer, accountant('SAP', 'Excel'))
  const { data } = await employer.visitor.call(showFittingPerson, { job, who: one.entry })
  assert.equal(data.fitting.pooled?.name, one.name)
  assert.equal(data.fitting.fit.met, 2)
  const { line } = data.fitting.matches[0]?.shown ?? { line: null }
  assert.equal(data.sheet?.lines.find(({ number }) => number === line)?.text, 'SAP, Excel')
  const { data: entries } = await employer.visitor.call(listPool, { entry: one.entry })
  assert.deepEqual(
    entries.map(({ id }) => id),
    [one.entry],
  )
  const stranger = await anEmployer(site)
  assert.deepEqual((await stranger.visitor.call(listPool, { entry: one.entry })).data, [])
})

test('nobody else is shown them: another company, a member without the pool; nor who did not agree, was taken back or let go of', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const kept = await pooled(site, employer, accountant('SAP', 'Excel'))
  const theirs = await aLiveJob(site, fields('Accountant'), await anEmployer(site))
  assert.deepEqual(await idsOf(theirs.employer, theirs.job), [])
  await theirs.employer.visitor.refused('not_found', listFittingPeople, { job })
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  assert.deepEqual(await idsOf(recruiter, job), [kept.entry])
  await site.pool.query(`update page_members set deny = '{drop.answer}' where page_id = $1 and user_id = $2`, [
    ...[employer.page.id, recruiter.id],
  ])
  assert.deepEqual(await idsOf(recruiter, job), [])
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_allowed', listFittingPeople, { job })
  // brought along, asked, and not in the pool: without a yes nobody is compared
  await brought(site, employer, accountant('SAP', 'Excel'))
  assert.deepEqual(await idsOf(employer, job), [kept.entry])
  const gone = await pooled(site, employer, accountant('SAP', 'Excel'))
  const taken = await pooled(site, employer, accountant('SAP', 'Excel'))
  assert.equal((await listOf(employer, job)).total, 3)
  await employer.visitor.call(removeFromPool, { entry: gone.entry })
  await employer.visitor.call(removeImported, { id: taken.id })
  await site.settle()
  assert.deepEqual(await idsOf(employer, job), [kept.entry])
  const { rows } = await site.pool.query('select entry_id from pool_compared')
  assert.deepEqual(rows, [{ entry_id: kept.entry }])
})

test('the order follows what the company writes, and name, address and number play no part in it', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const first = await pooled(site, employer, accountant('SAP'), { name: 'SAP Excel' })
  const second = await pooled(site, employer, accountant('SAP', 'Excel'), { name: 'Abdullah' })
  assert.deepEqual(await idsOf(employer, job), [second.entry, first.entry])
  await employer.visitor.call(updateCandidate, { id: second.id, name: 'Maryam', note: 'Calls back' })
  await employer.visitor.call(updateCandidate, { id: first.id, name: 'Accountant Excel', email: 'excel@example.com' })
  await site.settle()
  assert.deepEqual(await idsOf(employer, job), [second.entry, first.entry])
  await site.pool.query('update imported_candidates set content = $1 where id = $2', [
    ...[JSON.stringify(CvContent.parse({ ...accountant('Excel', 'SAP'), language: 'en' })), first.id],
  ])
  await employer.visitor.call(updateCandidate, { id: first.id, city_id: dubai })
  await site.settle()
  assert.deepEqual(await idsOf(employer, job), [first.entry, second.entry])
})

test('whoever was invited says so; whoever applied from the same address stands on the board and not here', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const one = await pooled(site, employer, accountant('SAP', 'Excel'))
  await employer.visitor.call(inviteFromPool, { entries: [one.entry], job })
  assert.deepEqual(
    (await listOf(employer, job)).people.map(({ invited_at }) => invited_at !== null),
    [true],
  )
  const guest = { job, name: 'Same', email: one.email.toUpperCase(), lang: 'en' as const }
  await new Visitor(site).call(apply, guest, { files: { cv: aTextCv('Same', 'Accountant, 2020 to 2026') } })
  assert.deepEqual(await idsOf(employer, job), [])
})

test('a CV that a guest left is compared once it is read, and with an account the person is found by that', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Cook', { skills_must: ['Pastry'] }))
  await employer.visitor.call(saveDropSettings, { taking: true, version: 0 })
  const guest = { pages: [employer.page.id], name: 'Guest', email: 'left@example.com', lang: 'en' as const }
  const cv = aTextCv('Guest', 'EXPERIENCE', 'Cook, Blue Hotel', '2020 - 2024', 'SKILLS', 'Pastry')
  await new Visitor(site).call(dropCv, guest, { files: { cv } })
  const item = (await employer.visitor.call(listDrops, {})).data[0]?.id ?? ''
  await employer.visitor.call(answerDrops, { items: [item], how: 'pool' })
  const mails = await site.settle()
  const { people: list } = await listOf(employer, job)
  assert.deepEqual(
    list.map(({ pooled: of, fit }) => [of?.name, of?.source, fit.met]),
    [['Guest', 'drop', 1]],
  )
  const key = /\/cv-drop\/([\w-]+)/.exec(mails.find(({ to }) => to === guest.email)?.text ?? '')?.[1] ?? ''
  const person = await aPersonWithCv(site, { headline: 'Cook' }, { visibility: 'hidden' })
  await person.visitor.call(claimDrop, { key })
  await site.settle()
  assert.deepEqual(
    (await listOf(employer, job)).people.map(({ person: of, in_pool }) => [of?.id, in_pool]),
    [[person.id, true]],
  )
  assert.equal((await person.visitor.call(listMyPools, {})).data.length, 1)
  assert.deepEqual((await site.pool.query('select entry_id from pool_compared')).rows, [])
})

test('a table of an older version is filled anew', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const one = await pooled(site, employer, accountant('SAP', 'Excel'))
  await site.pool.query('delete from pool_compared')
  assert.deepEqual(await idsOf(employer, job), [])
  await site.pool.query(`delete from loaded_content where name = 'pool_compared'`)
  await refillPool(site.world)
  assert.deepEqual(await idsOf(employer, job), [one.entry])
})
