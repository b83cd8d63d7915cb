import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveProfile } from '#features/companies/page-profile/contract.ts'
import { addPage, showPage, suggestCompany } from '#features/companies/pages/contract.ts'
import { startJob, submitJob } from '#features/jobs/jobs/contract.ts'
import { listCompanies } from '#features/seeking/directory/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { listWork } from '#features/staff/queues/contract.ts'
import { aLiveJob, anEmployer, jobFields } from '#tests/world/people.ts'
import { saving } from '#tests/world/saving.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listPages, lookAtPage, movePageState } from './contract.ts'

const page = { kind: 'company', country_id: countryId('AE'), language: 'en' } as const

test('a page that looks like another is seen by nobody until staff have looked, and its team reads why', async () => {
  const site = await aSite()
  const { admin } = await aLiveJob(site)
  const first = await anEmployer(site)
  const { data: known } = await first.visitor.call(addPage, { ...page, name: 'Dhow & Dune Logistics' })
  const { visitor } = await anEmployer(site)
  // of two that nobody has looked at neither can be taken for the other
  const twins = await visitor.call(suggestCompany, { term: 'Dhow & Dune Logistics LLC' })
  assert.deepEqual(
    twins.data.map(({ alike }) => alike),
    [false],
  )
  await admin.visitor.call(movePageState, { page: known.id, move: 'activate' })
  const name = 'Dhоw & Dune \u202eLogistics L.L.C.'
  const hints = await visitor.call(suggestCompany, { term: 'Dhow & Dune Logistics LLC' })
  assert.deepEqual(
    hints.data.map(({ name: of, alike }) => [of, alike]),
    [['Dhow & Dune Logistics', true]],
  )
  const problem = await visitor.refused('invalid', addPage, { ...page, name })
  assert.deepEqual(
    problem.errors?.map(({ field, code }) => [field, code]),
    [['other_because', 'required']],
  )
  const { data } = await visitor.call(addPage, { ...page, name, other_because: 'We are in Aqaba, not Dubai.' })
  assert.equal(data.state, 'withheld')
  await site.settle()
  await new Visitor(site).refused('not_found', showPage, { slug: data.slug })
  const found = await new Visitor(site).call(listCompanies, { q: 'Dhow' })
  assert.ok(!JSON.stringify(found).includes(data.slug))
  const { data: job } = await visitor.call(startJob, jobFields())
  assert.notEqual((await visitor.ask(submitJob, { job: job.id })).statusCode, 200)
  const { data: waiting } = await admin.visitor.call(listPages, { queue: 'withheld' })
  assert.deepEqual(
    waiting.map(({ id }) => id),
    [data.id],
  )
  assert.equal(waiting[0]?.waiting_since, waiting[0]?.made_at)
  const { data: looked } = await admin.visitor.call(lookAtPage, { page: data.id })
  assert.deepEqual([looked.like?.name, looked.like?.because], ['Dhow & Dune Logistics', 'We are in Aqaba, not Dubai.'])
  // what tells the two apart, and who is in its team
  assert.deepEqual([looked.like?.verified, looked.like?.live_jobs, typeof looked.like?.place], [false, 0, 'string'])
  assert.equal(typeof looked.members[0]?.id, 'string')
  const queue = await admin.visitor.call(listWork, { queue: 'pages' })
  assert.ok(JSON.stringify(queue).includes(data.id))
  await admin.visitor.call(movePageState, { page: data.id, move: 'activate' })
  await new Visitor(site).call(showPage, { slug: data.slug })
  assert.equal((await visitor.ask(submitJob, { job: job.id })).statusCode, 200)
})

test('who owns the first page may make a second of its name, and a new name is looked at like a new page', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const { data: first } = await owner.visitor.call(addPage, { ...page, name: 'Dhow & Dune Logistics' })
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', first.id).execute()
  const { data: branch } = await owner.visitor.call(addPage, { ...page, name: 'Dhow & Dune Logistics' })
  assert.equal(branch.state, 'pending')
  const { visitor, page: own } = await anEmployer(site)
  await visitor.call(saveProfile, await saving(visitor, { name: 'DHOW AND DUNE LOGISTICS' }))
  const { rows } = await site.pool.query('select state from pages where id = $1', [own.id])
  assert.deepEqual(rows, [{ state: 'withheld' }])
})
