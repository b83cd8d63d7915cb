import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listApplicants } from '#features/hiring/pipeline/contract.ts'
import { aKnownPage } from '#tests/world/known-page.ts'
import { aSite } from '#tests/world/site.ts'
import { showReport } from '../report-contract.ts'
import { fewestVisits } from '../report-rules.ts'

test('a number of a report leads to a board with as many people', async () => {
  const site = await aSite()
  const { employer, job } = await aKnownPage(site)
  const { data } = await employer.visitor.call(showReport, { days: 30, job })
  const { hiring, from, to, sources } = data
  assert.ok(hiring)
  const people = async (narrowed: object) =>
    (await employer.visitor.call(listApplicants, { job, sent_from: from, sent_to: to, ...narrowed })).data.length
  for (const { phase, count } of hiring.reached) assert.equal(await people({ reached: phase }), count, phase)
  for (const { stage, reason, count } of hiring.exits)
    assert.equal(await people({ ended: stage, ...(reason && { reason }) }), count, stage)
  assert.equal(await people({ wait: 'overdue' }), hiring.answers.overdue)
  assert.equal(await people({ wait: 'due_soon' }), hiring.answers.soon)
  // whichever way they came, and however few looked: who applied is known to the page
  assert.ok(sources.some(({ source, views, applied }) => source === 'link' && views < fewestVisits && applied > 0))
  for (const { source, source_detail, sharer, applied } of sources) {
    const narrowed = {
      came_by: source,
      ...(source === 'site' && source_detail && { came_from: source_detail }),
      ...(source === 'link' && { sharer: sharer ?? ('others' as const) }),
    }
    assert.equal(await people(narrowed), applied, `${source} ${source_detail}`)
  }
})

test('links lead to those who came by them, sharer by sharer', async () => {
  const site = await aSite()
  const { employer, recruiter, page, job } = await aKnownPage(site)
  const link = { page_id: page, kind: 'job', thing_id: job, path: '/jobs/x', channel: 'chat', is_common: false }
  await site.world.db
    .insertInto('share_links')
    .values({ ...link, code: '2345678', sharer_id: recruiter.id, created_at: site.world.now() })
    .execute()
  const people = async (sharer: string) =>
    (await employer.visitor.call(listApplicants, { job, came_by: 'link', sharer })).data.length
  assert.deepEqual([await people(recruiter.id), await people(employer.id), await people('others')], [1, 0, 0])
  const { data } = await employer.visitor.call(showReport, { days: 30, job })
  const row = data.sources.find(({ source }) => source === 'link')
  assert.deepEqual([row?.sharer, row?.source_detail, row?.applied], [recruiter.id, recruiter.name, 1])
})
