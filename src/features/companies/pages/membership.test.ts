import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { myPages } from './contract.ts'

test('a member is told of new applications that are out of their reach', async () => {
  const site = await aSite()
  const first = await aLiveJob(site)
  const { employer } = first
  const second = await aLiveJob(site, {}, employer)
  const candidate = await aCandidate(site)
  for (const { job } of [first, second]) {
    const cv = aTextCv('Test candidate', `Warehouse ${job}`)
    await candidate.visitor.call(apply, { job, name: candidate.name, lang: 'en' }, { files: { cv } })
  }
  const page = employer.page.id
  const told = async ({ visitor }: Pick<typeof employer, 'visitor'>) =>
    (await visitor.call(myPages, {})).data.map(({ waiting }) => waiting)
  const manager = await teammate(site, page, 'hiring_manager')
  assert.deepEqual([await told(employer), await told(manager)], [[2], [0]])
  const assigned = { job_id: first.job, of_page_id: page, user_id: manager.id, created_at: site.world.now() }
  await site.world.db.insertInto('job_members').values(assigned).execute()
  assert.deepEqual(await told(manager), [1])
  const roles = ['interviewer', 'analyst', 'billing'] as const
  const others = await Promise.all(roles.map(async (role) => told(await teammate(site, page, role))))
  assert.deepEqual(others, [[0], [2], [0]])
})
