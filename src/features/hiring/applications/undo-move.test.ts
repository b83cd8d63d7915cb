import assert from 'node:assert/strict'
import { test } from 'node:test'
import { previewBatch, startBatch } from '#features/hiring/pipeline/batch-contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob, anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply, listMine, move, showApplicant, showMine, undoMove, withdraw } from './contract.ts'

type World = Awaited<ReturnType<typeof anApplication>>

async function reject({ employer, application }: World) {
  const { data } = await employer.visitor.call(showApplicant, { application })
  const asked = { application, stage: 'rejected' as const, version: data.version, reason: 'experience' }
  return (await employer.visitor.call(move, asked)).data
}
const seenBy = async ({ candidate, application }: World) => {
  const { data } = await candidate.visitor.call(showMine, { application })
  const [listed] = (await candidate.visitor.call(listMine, {})).data
  assert.deepEqual([listed?.status, listed?.moved_at, listed?.reason], [data.status, data.moved_at, data.reason])
  const { status, moved_at, reason, may, history } = data
  return { status, moved_at, reason, may, history }
}
const mailsOf = (mails: Awaited<ReturnType<Site['settle']>>, { candidate }: World) =>
  mails.filter(({ to }) => to === candidate.email).length

async function aRejection() {
  const site = await aSite()
  const world = await anApplication(site)
  const before = (await world.employer.visitor.call(showApplicant, { application: world.application })).data
  const mails = mailsOf(await site.settle(), world)
  const seen = await seenBy(world)
  const card = await reject(world)
  return { site, world, before, mails, seen, card }
}

test('for ten minutes a rejection is the team’s alone; then the candidate is told, once', async () => {
  const { site, world, mails, seen } = await aRejection()
  assert.equal(mailsOf(await site.settle(), world), mails)
  assert.deepEqual(await seenBy(world), seen)
  const { data: team } = await world.employer.visitor.call(showApplicant, { application: world.application })
  assert.equal(team.stage, 'rejected')
  assert.ok(team.undo_until && Date.parse(team.undo_until) > site.world.now().getTime())
  assert.equal(mailsOf(await letBeTold(site), world), mails + 1)
  const after = await seenBy(world)
  assert.equal(after.status, 'not_selected')
  assert.equal(after.history.filter(({ what }) => what === 'moved').length, 1)
  assert.equal(mailsOf(await letBeTold(site), world), mails + 1)
  const { data: later } = await world.employer.visitor.call(showApplicant, { application: world.application })
  assert.equal(later.undo_until, null)
  const version = later.version
  await world.employer.visitor.refused('undo_over', undoMove, { application: world.application, version })
})

test('a rejection is told in one voice: the company says what it decided and why', async () => {
  const { site } = await aRejection()
  const mail = (await letBeTold(site)).find(({ subject }) => /^Update on your application/.test(subject))
  assert.match(mail?.text ?? '', /We have decided .*\. We went on with people/)
  assert.doesNotMatch(mail?.text ?? '', /\bThey\b/)
})

test('taken back, it never happened: to the candidate, to the clock, to the record', async () => {
  const { site, world, before, mails, seen, card } = await aRejection()
  const { application, employer } = world
  const { data: back } = await employer.visitor.call(undoMove, { application, version: card.version })
  assert.equal(back.stage, before.stage)
  assert.equal(mailsOf(await letBeTold(site), world), mails)
  assert.deepEqual(await seenBy(world), seen)
  const row = await site.world.db
    .selectFrom('applications')
    .select(['answered_at', 'decided_at', 'reason', 'held'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, { answered_at: null, decided_at: null, reason: null, held: null })
  const counted = await site.world.db.selectFrom('application_progress').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([counted.answered_at, counted.stage], [null, before.stage])
  await employer.visitor.refused('undo_over', undoMove, { application, version: back.version })
})

test('whoever is moved on from a rejection nobody was told of was never rejected', async () => {
  const { site, world, mails, card } = await aRejection()
  const { application, employer } = world
  await employer.visitor.call(move, { application, stage: 'in_review', version: card.version })
  await letBeTold(site)
  const { history, status } = await seenBy(world)
  assert.equal(status, 'seen')
  assert.equal(history.filter(({ to }) => to === 'rejected').length, 0)
  const { answered_at } = await site.world.db.selectFrom('application_progress').selectAll().executeTakeFirstOrThrow()
  assert.equal(answered_at, null)
  assert.ok(mailsOf(await site.settle(), world) <= mails + 1)
})

test('rejected anew, the minutes begin anew', async () => {
  const { site, world, mails, card } = await aRejection()
  const { application, employer } = world
  site.later(6 * 60_000)
  await employer.visitor.call(undoMove, { application, version: card.version })
  await reject(world)
  site.later(6 * 60_000)
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  assert.equal(mailsOf(await site.settle(), world), mails)
  assert.equal((await seenBy(world)).status, 'seen')
  assert.equal(mailsOf(await letBeTold(site), world), mails + 1)
})

test('a candidate who withdraws meanwhile has withdrawn; nobody takes that back', async () => {
  const { site, world, card } = await aRejection()
  const { application, employer, candidate } = world
  await candidate.visitor.call(withdraw, { application, reason: '' })
  await employer.visitor.refused('changed_meanwhile', undoMove, { application, version: card.version })
  await letBeTold(site)
  assert.equal((await seenBy(world)).status, 'withdrawn')
})

test('of taking back and telling one wins, whoever comes first', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const cv = aTextCv('Anna Bell', 'Warehouse')
  const cards: { id: string; version: number }[] = []
  for (let at = 0; at < 8; at++) {
    const asked = { job, name: `Guest ${at}`, email: `g${at}@example.com`, lang: 'en' as const }
    const { data } = await new Visitor(site).call(apply, asked, { files: { cv } })
    const { application } = data
    const rejection = { application, stage: 'rejected' as const, version: 1, reason: 'experience' }
    cards.push((await employer.visitor.call(move, rejection)).data)
  }
  await site.settle()
  const [, ...answers] = await Promise.all([
    letBeTold(site),
    ...cards.map(async ({ id: application, version }, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 15))
      const { statusCode } = await employer.visitor.ask(undoMove, { application, version })
      return { application, undone: statusCode === 200 }
    }),
  ])
  await site.settle()
  for (const { application, undone } of answers) {
    const row = await site.world.db
      .selectFrom('applications')
      .select(['stage', 'held'])
      .where('id', '=', application)
      .executeTakeFirstOrThrow()
    const told = await site.world.db
      .selectFrom('events')
      .select('id')
      .where('thing_id', '=', application)
      .where('name', '=', 'application.told')
      .execute()
    assert.deepEqual([row.stage, row.held, told.length], [undone ? 'submitted' : 'rejected', null, undone ? 0 : 1])
  }
})

test('a rejection over a move of several that nobody was told of: taken back, that move counts', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, job, application } = world
  const asked = { job, action: 'move' as const, column: 'shortlisted', ids: [application] }
  const { data: batch } = await employer.visitor.call(previewBatch, asked)
  await employer.visitor.call(startBatch, { batch: batch.id })
  await site.settle()
  const card = await reject(world)
  await employer.visitor.call(undoMove, { application, version: card.version })
  await letBeTold(site)
  const seen = await seenBy(world)
  assert.equal(seen.status, 'shortlisted')
  assert.equal(seen.history.filter(({ what }) => what === 'moved').length, 1)
})

test('a rejection is taken back by whoever may move applicants of the job', async () => {
  const { site, world, card } = await aRejection()
  const { application, employer, candidate } = world
  const asked = { application, version: card.version }
  const interviewer = await aColleague(site, employer.page.id, 'interviewer')
  await interviewer.visitor.refused('not_allowed', undoMove, asked)
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_found', undoMove, asked)
  await candidate.visitor.refused('not_allowed', undoMove, asked)
  await new Visitor(site).refused('no_session', undoMove, asked)
  await employer.visitor.refused('changed_meanwhile', undoMove, { application, version: card.version - 1 })
  const recruiter = await aColleague(site, employer.page.id, 'recruiter')
  await recruiter.visitor.call(undoMove, asked)
})

test('a step forward is held as well: unseen for ten minutes, undone without a trace, told once', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  await site.settle()
  const seen = await seenBy(world)
  const go = async (stage: 'in_review' | 'shortlisted' | 'interviewing' | 'pool', version: number) =>
    (await employer.visitor.call(move, { application, stage, version })).data
  const first = await go('shortlisted', 1)
  assert.deepEqual(await seenBy(world), seen)
  const { data: back } = await employer.visitor.call(undoMove, { application, version: first.version })
  assert.equal(back.stage, 'submitted')
  const again = await go('shortlisted', back.version)
  const mails = mailsOf(await letBeTold(site), world)
  const after = await seenBy(world)
  assert.deepEqual([after.status, after.history.at(-1)?.to], ['shortlisted', 'shortlisted'])
  assert.equal(mailsOf(await letBeTold(site), world), mails)
  await employer.visitor.refused('undo_over', undoMove, { application, version: again.version })
})

test('a move over a held one supersedes it: only the last is told, and undo goes one step', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  const shortlisted = await employer.visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  site.later(5 * 60_000)
  const met = { application, stage: 'interviewing' as const, version: shortlisted.data.version }
  const { data: invited } = await employer.visitor.call(move, met)
  const { data: back } = await employer.visitor.call(undoMove, { application, version: invited.version })
  assert.equal(back.stage, 'shortlisted')
  await employer.visitor.call(move, { ...met, version: back.version })
  await letBeTold(site)
  const { status, history } = await seenBy(world)
  assert.equal(status, 'interview')
  assert.deepEqual(
    history.filter(({ what }) => what === 'moved').map(({ to }) => to),
    ['interviewing'],
  )
})

test('back to where the candidate thinks to be, nothing is told at all', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  const mails = mailsOf(await letBeTold(site), world)
  let version = (await employer.visitor.call(move, { application, stage: 'in_review', version: 1 })).data.version
  const before = mailsOf(await letBeTold(site), world)
  assert.equal(before, mails + 1)
  version = (await employer.visitor.call(move, { application, stage: 'interviewing', version })).data.version
  await employer.visitor.call(move, { application, stage: 'in_review', version })
  assert.equal(mailsOf(await letBeTold(site), world), before)
  const { answered_at } = await site.world.db.selectFrom('application_progress').selectAll().executeTakeFirstOrThrow()
  assert.equal(answered_at, null)
})
