import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseJob, resumeJob } from '#features/jobs/jobs/contract.ts'
import { prove } from '#features/people/sign-in/contract.ts'
import { aLiveJob, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { closePage } from './contract.ts'

test('whoever applies keeps a job from being paused, and a company from being closed', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor, page } = employer
  await visitor.call(prove, { password })
  // what a rush of applications holds without a pause: the rows that they name
  const sending = await site.world.db.startTransaction().execute()
  await sending.selectFrom('jobs').select('id').where('id', '=', job).forKeyShare().execute()
  await sending.selectFrom('pages').select('id').where('id', '=', page.id).forKeyShare().execute()
  await visitor.call(pauseJob, { job })
  await visitor.call(resumeJob, { job })
  await visitor.call(closePage, {})
  await sending.commit().execute()
  const { state } = await site.world.db
    .selectFrom('pages')
    .select('state')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow()
  assert.equal(state, 'closed')
})
