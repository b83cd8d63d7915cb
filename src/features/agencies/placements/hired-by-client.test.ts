import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, showApplicant } from '#features/hiring/applications/contract.ts'
import { anAgency, broughtToClient } from '#tests/world/agency.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aSite } from '#tests/world/site.ts'
import { exportCommission } from './commission-contract.ts'
import { addPlacement, listPlacements } from './contract.ts'

const site = await aSite()
const today = site.world.now().toISOString().slice(0, 10)
const pay = { salary: 10_000, salary_currency: 'AED', salary_period: 'month' as const }

test('whom the client hires in its own pipeline waits to be completed, by the terms of the invitation', async () => {
  const { employer, agency, submission, application } = await broughtToClient(site)
  const asked = { submission, starts_on: today, ...pay }
  const waiting = async () => (await agency.visitor.call(listPlacements, {})).to_complete
  // the client decides here itself: the agency cannot say for it that somebody is hired
  await agency.visitor.refused('submission_state', addPlacement, asked)
  for (const stage of ['offered', 'hired'] as const) {
    assert.deepEqual(await waiting(), [])
    const { data: applicant } = await employer.visitor.call(showApplicant, { application })
    await employer.visitor.call(move, { application, stage, version: applicant.version })
  }
  await letBeTold(site)
  assert.deepEqual(
    (await waiting()).map((one) => one.submission),
    [submission],
  )
  const { data: placement } = await agency.visitor.call(addPlacement, asked)
  assert.deepEqual([placement.fee, placement.state], [2_400_000, 'started'])
  assert.deepEqual(await waiting(), [])

  const csv = await agency.visitor.ask(exportCommission, { format: 'csv' })
  assert.match(csv.headers['content-type'] as string, /^text\/csv/)
  assert.match(csv.payload, new RegExp(`${today.slice(0, 7)}.*AED.*24000`))
  const xlsx = await agency.visitor.ask(exportCommission, { format: 'xlsx' })
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  const other = await anAgency(site)
  assert.doesNotMatch((await other.visitor.ask(exportCommission, { format: 'csv' })).payload, /24000/)
})
