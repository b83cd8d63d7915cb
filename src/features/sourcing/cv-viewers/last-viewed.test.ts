import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { exportApplicants } from '#features/hiring/pipeline/batch-contract.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listCvViewers } from './contract.ts'

test('a company that never opened the CV is said to have viewed it when one applied, agreed to be contacted, or it took a list along', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const viewer = async () => (await candidate.visitor.call(listCvViewers, {})).data[0]
  const told = async () => (await viewer())?.happened.map(({ what }) => what).toSorted()
  const viewed = async () => (await viewer())?.viewed_at ?? null
  assert.equal(await viewed(), null)
  await employer.visitor.ask(exportApplicants, { job })
  const asked = {
    page_id: employer.page.id,
    user_id: candidate.id,
    way: 'request' as const,
    credits: 0,
    at: site.world.now(),
  }
  await site.world.db.insertInto('cv_unlocks').values(asked).execute()
  assert.deepEqual(await told(), ['agreed', 'applied', 'exported'])
  assert.equal(await viewed(), null)
  await employer.visitor.call(showApplicant, { application })
  const at = await viewed()
  assert.notEqual(at, null)
  // applications that were opened before looks were written down
  await site.world.db.deleteFrom('cv_views').where('way', '=', 'opened').execute()
  assert.deepEqual(await told(), ['agreed', 'applied', 'exported', 'opened'])
  site.later(86_400_000)
  assert.equal((await viewed())?.slice(0, 16), at?.slice(0, 16))
})
