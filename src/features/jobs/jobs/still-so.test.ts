import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anEmployer, aStaffMember, jobFields, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { recallJob, startJob, submitJob } from './contract.ts'
import { askToPublish } from './edit-contract.ts'

const minute = 60_000

test('a mail that waited asks nobody to look at a job that was taken back, and once at one sent anew', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const employer = await anEmployer(site)
  const reviewer = await aStaffMember(site, 'reviewer')
  const { data: draft } = await employer.visitor.call(startJob, jobFields())
  const job = draft.id
  const mails = async () => {
    await sendHeldNotices.run(backgroundContext(site.world), {})
    const all = await site.settle()
    return all.filter(({ to, subject }) => to === reviewer.email && /^For review/.test(subject)).length
  }
  await employer.visitor.call(submitJob, { job })
  await site.settle()
  await employer.visitor.call(recallJob, { job })
  site.later(6 * minute)
  assert.equal(await mails(), 0)
  await employer.visitor.call(submitJob, { job })
  await site.settle()
  await employer.visitor.call(recallJob, { job })
  await employer.visitor.call(submitJob, { job })
  await site.settle()
  site.later(6 * minute)
  assert.equal(await mails(), 1)
})

test('a mail that waited asks nobody to publish what was published meanwhile', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const employer = await anEmployer(site)
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  const asked = async () => {
    const { data: draft } = await manager.visitor.call(startJob, jobFields())
    await manager.visitor.call(askToPublish, { job: draft.id })
    await site.settle()
    return draft.id
  }
  await employer.visitor.call(submitJob, { job: await asked() })
  await asked()
  site.later(6 * minute)
  await sendHeldNotices.run(backgroundContext(site.world), {})
  assert.equal((await site.settle()).filter(({ subject }) => /^Job to publish/.test(subject)).length, 1)
})
