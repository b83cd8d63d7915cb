import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editProfile, saveProfile } from '#features/companies/page-profile/contract.ts'
import { myPages, showPage, verifyPageEmail } from '#features/companies/pages/contract.ts'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { showJob, startJob, submitJob } from '#features/jobs/jobs/contract.ts'
import { prove } from '#features/people/sign-in/contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, aLiveJob, anAdmin, anEmployer, jobFields, password } from '#tests/world/people.ts'
import { aPhoto } from '#tests/world/pictures.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { stored } from '#tests/world/stored.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { followLicences } from './background.ts'
import * as checks from './contract.ts'

const day = 86_400_000
const inDays = (site: Site, days: number) =>
  new Date(site.world.now().getTime() + days * day).toISOString().slice(0, 10)

async function handIn(site: Site, visitor: Visitor, days = 300) {
  const file = await stored(visitor, 'licence.jpg', await aPhoto())
  const facts = { number: 'CN-1002003', authority: 'Dubai Economy', expires_on: inDays(site, days), file }
  return { file, check: (await visitor.call(checks.askLicence, facts)).data.id }
}

test('mail at the domain of the website is a check; free mailboxes and other domains are none', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  await visitor.refused('no_domain', checks.askDomain, { mailbox: 'hr' })
  const give = async (website: string) => {
    const { data } = await visitor.call(editProfile, {})
    await visitor.call(saveProfile, { version: data.version, ...data.profile, website })
  }
  await give('https://gmail.com')
  await visitor.refused('no_domain', checks.askDomain, { mailbox: 'dune' })
  await give('https://www.dune.example')
  await visitor.refused('invalid', checks.askDomain, { mailbox: 'hr@evil.example' })
  await visitor.call(checks.askDomain, { mailbox: 'hr' })
  const mail = (await site.settle()).find(({ to }) => to === 'hr@dune.example')
  const hash = /verify-company-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await new Visitor(site).call(verifyPageEmail, { hash })
  const checked = async () => (await new Visitor(site).call(showPage, { slug: page.slug })).data
  assert.deepEqual(
    (await checked()).checked.map(({ what, domain }) => [what, domain]),
    [['email', 'dune.example']],
  )
  assert.equal((await checked()).verified, true)
  // another website is another company until it is proved
  await give('https://other.example')
  assert.deepEqual((await checked()).checked, [])
})

test('a licence waits, is decided by staff who are not of the page, and is read by no others', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const { file, check } = await handIn(site, visitor)
  await visitor.refused('already_waiting', checks.askLicence, {
    ...{ number: '12', authority: 'xx', expires_on: inDays(site, 3) },
    file: await stored(visitor, 'again.jpg', await aPhoto()),
  })
  const { visitor: candidate } = await aCandidate(site)
  await candidate.refused('not_found', readFile, { id: file, name: 'licence.jpg' })
  await candidate.refused('not_allowed', checks.listPages, {})

  const agent = await aCandidate(site)
  await site.world.db.updateTable('users').set({ is_agent: true }).where('id', '=', agent.id).execute()
  const staff = agent.visitor
  assert.deepEqual(
    (await staff.call(checks.listPages, {})).data.map((one) => one.id),
    [page.id],
  )
  assert.equal((await staff.ask(readFile, { id: file, name: 'licence.jpg' })).statusCode, 200)
  const decision = { page: page.id, check }
  await staff.refused('invalid', checks.decideCheck, { ...decision, decision: 'refused' })
  await site.world.db.updateTable('users').set({ is_agent: true }).where('id', '=', id).execute()
  await visitor.refused('own_work', checks.decideCheck, { ...decision, decision: 'verified' })
  await staff.call(checks.decideCheck, { ...decision, decision: 'refused', words: 'The photo cannot be read' })
  await staff.refused('already_decided', checks.decideCheck, { ...decision, decision: 'verified' })
  const mails = await site.settle()
  assert.match(mails.find(({ to }) => to?.startsWith('employer'))?.text ?? '', /The photo cannot be read/)

  const second = await handIn(site, visitor)
  await staff.call(checks.decideCheck, { page: page.id, check: second.check, decision: 'verified' })
  const { data } = await new Visitor(site).call(showPage, { slug: page.slug })
  assert.equal(data.state, 'active')
  assert.deepEqual(
    data.checked.map(({ number, authority }) => [number, authority]),
    [['CN-1002003', 'Dubai Economy']],
  )
  const looked = (await staff.call(checks.lookAtPage, { page: page.id })).data
  assert.deepEqual(looked.history.map(({ came }) => came).sort(), [
    ...['active', 'licence_asked', 'licence_asked', 'licence_refused', 'licence_verified', 'made'],
  ])
  assert.deepEqual(
    looked.checks.map(({ decided_by }) => decided_by),
    [agent.name, agent.name],
  )
})

test('a licence is reminded of once, thirty days before, and counts no more when it is over', async () => {
  const site = await aSite()
  const { visitor, page, email } = await anEmployer(site)
  const { check } = await handIn(site, visitor, 40)
  const { visitor: admin } = await anAdmin(site)
  await admin.call(checks.decideCheck, { page: page.id, check, decision: 'verified' })
  const run = async () => {
    await followLicences.run(backgroundContext(site.world), {})
    return (await site.settle()).filter(
      (mail) => mail.to === email && /valid until \d+ [A-Z][a-z]+ 20\d\d/.test(mail.text),
    ).length
  }
  assert.equal(await run(), 0)
  site.later(11 * day)
  assert.equal(await run(), 1)
  assert.equal(await run(), 1)
  site.later(31 * day)
  await run()
  const { data } = await new Visitor(site).call(showPage, { slug: page.slug })
  assert.deepEqual([data.checked, data.verified], [[], false])
})

test('a limited page opens nothing new; a suspended one and its jobs are not shown, and its team reads why', async () => {
  const site = await aSite()
  const { employer, admin, reference } = await aLiveJob(site)
  await site.settle()
  const { visitor, page } = employer
  const anybody = new Visitor(site)
  const found = async () => (await anybody.call(searchJobs, { company: page.id })).total
  const move = (to: 'activate' | 'limit' | 'suspend', words = 'Three people were asked for money') =>
    admin.visitor.call(checks.movePageState, { page: page.id, move: to, words })
  await admin.visitor.refused('invalid', checks.movePageState, { page: page.id, move: 'limit' })
  await move('limit')
  await site.settle()
  const { data: draft } = await visitor.call(startJob, jobFields())
  await visitor.refused('posting_blocked', submitJob, { job: draft.id })
  assert.equal(await found(), 1)
  await move('suspend')
  const mails = await site.settle()
  assert.match(mails.find(({ to }) => to === employer.email)?.text ?? '', /asked for money/)
  assert.equal(await found(), 0)
  await anybody.refused('not_found', showPage, { slug: page.slug })
  await anybody.refused('not_found', showJob, { address: reference })
  const { data: own } = await visitor.call(checks.ownChecks, {})
  assert.deepEqual([own.state, own.state_why], ['suspended', 'Three people were asked for money'])
  assert.equal((await visitor.call(myPages, {})).data[0]?.state, 'suspended')
  await admin.visitor.refused('page_state', checks.movePageState, { page: page.id, move: 'suspend', words: 'again' })
  await move('activate', '')
  await site.settle()
  assert.equal(await found(), 1)
})

test('an owner closes the page after a proof: its jobs close, and nobody works on it any more', async () => {
  const site = await aSite()
  const { employer, reference } = await aLiveJob(site)
  const { visitor, page } = employer
  assert.equal((await visitor.call(checks.closing, {})).data.jobs, 1)
  site.later(20 * 60_000)
  await visitor.refused('proof_needed', checks.closePage, {})
  await visitor.call(prove, { password })
  await visitor.call(checks.closePage, {})
  await site.settle()
  await new Visitor(site).refused('not_found', showPage, { slug: page.slug })
  const job = await site.world.db
    .selectFrom('jobs')
    .select(['state', 'close_reason'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  assert.deepEqual(job, { state: 'closed', close_reason: 'cancelled' })
  assert.deepEqual((await visitor.call(myPages, {})).data, [])
  await visitor.refused('not_allowed', editProfile, {})
})

test('staff are told of a page’s new name with the old one, once, and of nothing else that is saved', async () => {
  const site = await aSite()
  const { visitor, page } = (await aLiveJob(site)).employer
  const admin = await anAdmin(site)
  const before = page.name
  const save = async (change: object) => {
    const { data } = await visitor.call(editProfile, {})
    await visitor.call(saveProfile, { version: data.version, ...data.profile, ...change })
    return (await site.settle()).filter(
      ({ to, text }) => to === admin.email && text.includes(`/admin/pages/${page.id}`),
    )
  }
  assert.deepEqual(await save({ founded: 1998 }), [])
  const [mail, ...others] = await save({ name: 'Another Bank' })
  assert.deepEqual(others, [])
  assert.ok(mail?.text.includes(before) && mail.text.includes('Another Bank'), mail?.text)
  assert.equal((await save({ name: 'Another Bank', founded: 1999 })).length, 1)
})
