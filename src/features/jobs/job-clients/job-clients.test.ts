import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { listReviews } from '#features/staff/moderation/contract.ts'
import { anAgency } from '#tests/world/agency.ts'
import { anAdmin, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as clients from './contract.ts'

test('a client without an account reads the job by its link, asks for changes, then approves; only then it is reviewed', async () => {
  const site = await aSite()
  const agency = await anAgency(site)
  const admin = await anAdmin(site)
  const client = { client_name: 'Falcon Foods', client_email: 'boss@falcon.example' }
  const { data: draft } = await agency.visitor.call(jobs.startJob, jobFields(client))
  const send = async () => {
    assert.equal((await agency.visitor.call(jobs.submitJob, { job: draft.id })).data.state, 'awaiting_client')
    const mail = (await site.settle()).find(({ to }) => to === 'boss@falcon.example')
    return /client-job\/([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''
  }
  const first = await send()
  const boss = new Visitor(site)
  assert.equal((await boss.call(clients.showClientJob, { key: first })).data.waits, true)
  await boss.refused('invalid', clients.answerClientJob, { key: first, approve: false })
  const back = await boss.call(clients.answerClientJob, { key: first, approve: false, comment: 'Two shifts' })
  assert.equal(back.data.state, 'changes_requested')
  await boss.refused('link_expired', clients.showClientJob, { key: first })
  assert.equal((await admin.visitor.call(listReviews, {})).data.length, 0)

  const approved = await boss.call(clients.answerClientJob, { key: await send(), approve: true })
  assert.equal(approved.data.state, 'submitted')
  assert.equal((await admin.visitor.call(listReviews, {})).data.length, 1)
})

test('a client with a page here answers in its own workspace, and no other page does', async () => {
  const site = await aSite()
  const agency = await anAgency(site)
  const client = await anEmployer(site)
  const stranger = await anEmployer(site)
  const { data: draft } = await agency.visitor.call(jobs.startJob, jobFields({ client_page_id: client.page.id }))
  await agency.visitor.call(jobs.submitJob, { job: draft.id })
  assert.deepEqual(
    (await client.visitor.call(clients.listClientJobs, {})).data.map(({ id }) => id),
    [draft.id],
  )
  assert.equal((await stranger.visitor.call(clients.listClientJobs, {})).data.length, 0)
  const answer = { job: draft.id, approve: true }
  await stranger.visitor.refused('not_found', clients.answerOwnClientJob, answer)
  await stranger.visitor.refused('not_found', clients.showOwnClientJob, { job: draft.id })
  await client.visitor.call(clients.showOwnClientJob, { job: draft.id })
  assert.equal((await client.visitor.call(clients.answerOwnClientJob, answer)).data.state, 'submitted')
  await client.visitor.refused('job_state', clients.answerOwnClientJob, answer)
  await agency.visitor.refused('invalid', jobs.startJob, jobFields({ client_page_id: agency.page.id }))
})

test('a page that nobody checked mails its client the reference of a job, a checked one its title', async () => {
  const site = await aSite()
  const agency = await anAgency(site)
  const client = { client_name: 'Falcon Foods', client_email: 'boss@falcon.example' }
  const subjectOf = async (state: 'pending' | 'active') => {
    await site.world.db.updateTable('pages').set({ state }).where('id', '=', agency.page.id).execute()
    const { data: job } = await agency.visitor.call(jobs.startJob, jobFields(client))
    await agency.visitor.call(jobs.submitJob, { job: job.id })
    const mail = (await site.settle()).find(({ to }) => to === client.client_email)
    return { subject: mail?.subject ?? '', reference: job.reference }
  }
  const unchecked = await subjectOf('pending')
  assert.ok(unchecked.subject.endsWith(unchecked.reference), unchecked.subject)
  assert.match((await subjectOf('active')).subject, /Warehouse coordinator/)
})

test('only those who recruit for others write for a client, also when the page became another kind', async () => {
  const site = await aSite()
  const company = await anEmployer(site)
  const client = await anEmployer(site)
  for (const over of [
    { client_page_id: client.page.id },
    { client_name: 'Falcon Foods', client_email: 'boss@falcon.example' },
  ]) {
    const { errors } = await company.visitor.refused('invalid', jobs.startJob, jobFields(over))
    assert.deepEqual(
      errors?.map(({ field, code }) => [field, code]),
      [[Object.keys(over)[0], 'no_clients']],
    )
  }
  const agency = await anAgency(site)
  const { data: job } = await agency.visitor.call(jobs.startJob, jobFields({ client_page_id: client.page.id }))
  await site.world.db.updateTable('pages').set({ kind: 'company' }).where('id', '=', agency.page.id).execute()
  await agency.visitor.refused('invalid', jobs.submitJob, { job: job.id })
  assert.deepEqual((await client.visitor.call(clients.listClientJobs, {})).data, [])
})
