import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aCandidate, anApplication, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { type DueList, today } from './contract.ts'
import { nextOf } from './rules.ts'

const day = 86_400_000

test('a new page is asked for its first job', async () => {
  const { visitor } = await anEmployer(await aSite())
  const { data } = await visitor.call(today, {})
  assert.deepEqual(data.counts, { fresh: 0, late: 0, soon: 0, owed: 0, unread: 0 })
  assert.deepEqual(nextOf(data, new Date()), { kind: 'first' })
})

test('today counts what waits, and the lamp goes from the new to the late', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  await employer.visitor.call(jobs.startJob, jobFields())
  const read = async () => (await employer.visitor.call(today, {})).data

  const first = await read()
  assert.deepEqual(first.counts, { fresh: 1, late: 0, soon: 0, owed: 1, unread: 0 })
  assert.equal(nextOf(first, new Date())?.kind, 'fresh')
  assert.deepEqual(
    first.open.map(({ id, by_stage }) => [id, by_stage.submitted]),
    [[job, 1]],
  )
  await site.settle()
  const [drawn] = (await read()).open
  assert.deepEqual(drawn?.reached, [1, 0, 0, 0, 0, 0])
  assert.deepEqual([drawn?.daily.length, drawn?.daily.at(-1)], [14, 1])
  assert.deepEqual(
    first.writing.map(({ state }) => state),
    ['draft'],
  )

  assert.deepEqual([first.jobs_count, first.writing_count, first.open_count], [2, 1, 1])

  await candidate.visitor.call(applications.writeAsCandidate, { application, text: 'May I start in May?' })
  const written = await read()
  assert.equal(written.counts.unread, 1)
  assert.equal(nextOf(written, new Date())?.kind, 'written')

  site.later(12 * day)
  assert.equal(nextOf(await read(), site.world.now())?.kind, 'soon')
  site.later(3 * day)
  const late = await read()
  assert.equal(late.counts.late, 1)
  assert.equal(nextOf(late, site.world.now())?.kind, 'late')

  await employer.visitor.call(applications.move, { application, stage: 'interviewing', version: 1 })
  const told = await read()
  assert.deepEqual([told.counts.late, told.due.length, told.open[0]?.next_due_at], [0, 0, null])
  await employer.visitor.call(applications.move, { application, stage: 'rejected', reason: 'experience', version: 2 })
  const answered = await read()
  assert.deepEqual(answered.counts, { fresh: 0, late: 0, soon: 0, owed: 0, unread: 0 })
  assert.deepEqual(answered.due, [])
  assert.equal(nextOf(answered, site.world.now())?.kind, 'finish')
})

test('applicants that a colleague may not count are unsaid, and not none', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const manager = await aColleague(site, employer.page.id, 'hiring_manager')
  const counted = async (visitor: typeof manager.visitor) =>
    (await visitor.call(today, {})).data.open.map(({ id, applicants }) => [id, applicants])
  assert.deepEqual(await counted(employer.visitor), [[job, 1]])
  assert.deepEqual(await counted(manager.visitor), [[job, null]])
})

test('a colleague’s draft waits for those alone who may write on it', async () => {
  const site = await aSite()
  const { employer } = await anApplication(site)
  await employer.visitor.call(jobs.startJob, jobFields())
  const { visitor } = await aColleague(site, employer.page.id, 'hiring_manager')
  const writing = async (who: typeof visitor) => {
    const { data } = await who.call(today, {})
    return [data.writing.length, data.writing_count]
  }
  assert.deepEqual(
    [await writing(employer.visitor), await writing(visitor)],
    [
      [1, 1],
      [0, 0],
    ],
  )
  await visitor.call(jobs.startJob, jobFields())
  assert.deepEqual(
    [await writing(employer.visitor), await writing(visitor)],
    [
      [2, 2],
      [1, 1],
    ],
  )
})

test('today names the first who are owed an answer, and on asking everybody', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const files = { files: { cv: aTextCv('Test candidate', 'Warehouse, 2020 to 2026') } }
  for (let count = 0; count < 7; count++) {
    const { visitor, name } = await aCandidate(site)
    await visitor.call(applications.apply, { job, name, lang: 'en' }, files)
  }
  const read = async (due?: DueList) => (await employer.visitor.call(today, due ? { due } : {})).data
  const first = await read()
  assert.deepEqual([first.counts.owed, first.due.length], [8, 6])
  assert.equal((await read('owed')).due.length, 8)
  const fromThird = { due: 'owed' as const, cursor: first.due[2]?.id ?? '' }
  const { data: rest } = await employer.visitor.call(today, fromThird)
  const after = (await read('owed')).due.slice(3)
  assert.deepEqual([rest.due, rest.due_left, first.due_left], [after, 0, 2])

  const [late, soon, moved] = first.due
  assert.ok(late && soon && moved)
  await employer.visitor.call(applications.move, { application: moved.id, stage: 'in_review', version: 1 })
  const { db } = site.world
  const dueIn = (id: string, days: number) =>
    db
      .updateTable('applications')
      .set({ answer_due_at: new Date(site.world.now().getTime() + days * day) })
      .where('id', '=', id)
      .execute()
  await dueIn(late.id, -1)
  await dueIn(soon.id, 2)
  const ids = async (due: DueList) => (await read(due)).due.map(({ id }) => id)
  assert.deepEqual([await ids('late'), await ids('soon')], [[late.id], [soon.id]])
  const fresh = await ids('fresh')
  assert.deepEqual([fresh.length, fresh.includes(moved.id)], [(await read()).counts.fresh, false])
})
