import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listApplicants } from '#features/pipeline/contract.ts'
import { aKnownPage } from '#tests/world/known-page.ts'
import { aSite } from '#tests/world/site.ts'
import { showReport } from '../report-contract.ts'

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
  assert.equal(await people({ source: ['search'] }), sources.find(({ via }) => via === 'search')?.applied)
})
