import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { liveChannel } from '#platform/server/live/publish.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as batches from './batch-contract.ts'

type World = Awaited<ReturnType<typeof anApplication>>

/** Rejects the one applicant as one of several, and says which live topics were told of it. */
async function rejectTogether(site: Site, { employer, job, application }: World) {
  const ear = await site.pool.connect()
  const topics: string[] = []
  ear.on('notification', ({ payload }) => topics.push(...(JSON.parse(payload ?? '{}').topics ?? [])))
  await ear.query(`listen ${liveChannel}`)
  const asked = { job, action: 'reject' as const, reason: 'experience', ids: [application] }
  const { data } = await employer.visitor.call(batches.previewBatch, asked)
  await employer.visitor.call(batches.startBatch, { batch: data.id })
  await site.settle()
  await ear.query('select 1')
  ear.release(true)
  return { batch: data.id, topics }
}

const shown = async ({ candidate, application }: World) => {
  const { data } = await candidate.visitor.call(applications.showMine, { application })
  const [listed] = (await candidate.visitor.call(applications.listMine, {})).data
  assert.deepEqual([listed?.status, listed?.moved_at, listed?.reason], [data.status, data.moved_at, data.reason])
  return data
}

test('while a rejection of several can be taken back, the candidate sees the old state, and no live word tells', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  await site.settle()
  const before = await shown(world)
  const { topics } = await rejectTogether(site, world)
  assert.ok(topics.includes(`applicants:${world.job}`))
  assert.equal(topics.includes(`application:${world.application}`), false)
  const during = await shown(world)
  assert.deepEqual(
    [during.status, during.reason, during.moved_at, during.may, during.history],
    [before.status, before.reason, before.moved_at, before.may, before.history],
  )
  const seen = await world.employer.visitor.call(applications.showApplicant, { application: world.application })
  assert.equal(seen.data.stage, 'rejected')

  const mails = await letBeTold(site)
  assert.ok(mails.some(({ to }) => to === world.candidate.email))
  const after = await shown(world)
  assert.equal(after.status, 'not_selected')
  assert.deepEqual(after.history.filter(({ what }) => what === 'moved').length, 1)
  const team = await world.employer.visitor.call(applications.showApplicant, { application: world.application })
  assert.equal(team.data.history.filter(({ what }) => what === 'moved').length, 1)
})

test('once the time to take it back is over the mail goes at once, and waits for no bell', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const world = await anApplication(site)
  await site.settle()
  await rejectTogether(site, world)
  const mails = await letBeTold(site)
  assert.ok(mails.some(({ to, subject }) => to === world.candidate.email && /application/i.test(subject)))
})

test('what was taken back never happened to the candidate', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  await site.settle()
  const before = await shown(world)
  const { batch } = await rejectTogether(site, world)
  await world.employer.visitor.call(batches.undoBatch, { batch })
  const mails = (await letBeTold(site)).filter(
    ({ to, subject }) => to === world.candidate.email && /not/i.test(subject),
  )
  assert.deepEqual(mails, [])
  const after = await shown(world)
  assert.deepEqual([after.status, after.history, after.moved_at], [before.status, before.history, before.moved_at])
  const row = await site.world.db.selectFrom('applications').select('held').executeTakeFirstOrThrow()
  assert.equal(row.held, null)
})

test('meanwhile the candidate may still write and withdraw; what the candidate does is not taken back', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  await site.settle()
  const { batch } = await rejectTogether(site, world)
  const { application, candidate, employer } = world
  await candidate.visitor.call(applications.writeAsCandidate, { application, text: 'Any news?' })
  await candidate.visitor.call(applications.withdraw, { application, reason: '' })
  assert.equal((await shown(world)).status, 'withdrawn')
  await employer.visitor.call(batches.undoBatch, { batch })
  assert.equal((await shown(world)).status, 'withdrawn')
  await letBeTold(site)
  assert.equal((await shown(world)).status, 'withdrawn')
})

test('a single move in the meantime takes its place', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  await site.settle()
  await rejectTogether(site, world)
  const { application, employer } = world
  const { data } = await employer.visitor.call(applications.showApplicant, { application })
  await employer.visitor.call(applications.move, { application, stage: 'in_review', version: data.version })
  await letBeTold(site)
  const mine = await shown(world)
  assert.notEqual(mine.status, 'not_selected')
  assert.equal(mine.history.filter(({ to }) => to === 'rejected').length, 0)
})
