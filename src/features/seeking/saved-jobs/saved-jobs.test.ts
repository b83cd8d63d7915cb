import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { closeJob, pauseJob } from '#features/jobs/jobs/contract.ts'
import { runRetention } from '#features/staff/retention/run-retention.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import type { Language } from '#platform/shared/languages.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { remindOfSavedJobs } from './background.ts'
import { listSavedJobs, noteSavedJob, removeSavedJob, savedAmong, saveJobForLater } from './contract.ts'
import { savedJobHolding } from './holding.ts'
import { mostSaved } from './rules.ts'

const day = 86_400_000

/** Sets when a job closes, counted in days from now. */
const closesIn = (site: Site, job: string, days: number) =>
  site.world.db
    .updateTable('jobs')
    .set({ expires_at: new Date(site.world.now().getTime() + days * day) })
    .where('id', '=', job)
    .execute()

async function mailsOfReminding(site: Site, email: string) {
  await remindOfSavedJobs.run(backgroundContext(site.world), {})
  return (await site.settle()).filter(({ to, text }) => to === email && /You saved this job/.test(text))
}

test('a job is kept once, shown as kept, taken off and brought back as it was', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  const guest = new Visitor(site)
  await guest.refused('no_session', saveJobForLater, { job })
  await guest.refused('no_session', listSavedJobs, {})
  for (const jobs of [[job], []]) assert.deepEqual((await guest.call(savedAmong, { jobs })).data, [])
  await visitor.refused('not_found', saveJobForLater, { job: crypto.randomUUID() })
  await Promise.all([visitor.call(saveJobForLater, { job }), visitor.call(saveJobForLater, { job })])
  assert.deepEqual((await visitor.call(savedAmong, { jobs: [job, crypto.randomUUID()] })).data, [job])
  assert.deepEqual((await visitor.call(savedAmong, { jobs: [crypto.randomUUID()] })).data, [])
  assert.deepEqual((await visitor.call(savedAmong, {})).data, [job])
  const { data, counts } = await visitor.call(listSavedJobs, {})
  assert.deepEqual(counts, { all: 1, open: 1, closing: 0, ended: 0, applied: 0 })
  assert.equal(data[0]?.status, 'open')
  await visitor.call(noteSavedJob, { job, note: 'Ask Sami first', remind: 'none' })
  await visitor.call(removeSavedJob, { job })
  await visitor.call(removeSavedJob, { job })
  assert.deepEqual((await visitor.call(listSavedJobs, {})).data, [])
  for (const jobs of [[job], []]) assert.deepEqual((await visitor.call(savedAmong, { jobs })).data, [])
  await visitor.refused('not_found', noteSavedJob, { job, note: 'x', remind: 'none' })
  await visitor.call(saveJobForLater, { job })
  const [back] = (await visitor.call(listSavedJobs, {})).data
  assert.deepEqual([back?.note, back?.remind, back?.saved_at], ['Ask Sami first', 'none', data[0]?.saved_at])

  // an hour later it begins anew, and a day later nothing of it is left
  await visitor.call(removeSavedJob, { job })
  site.later(2 * 3_600_000)
  await visitor.call(saveJobForLater, { job })
  assert.equal((await visitor.call(listSavedJobs, {})).data[0]?.note, '')
  await visitor.call(removeSavedJob, { job })
  site.later(day)
  await runRetention.run(backgroundContext(site.world), {})
  assert.equal((await site.world.db.selectFrom('saved_jobs').selectAll().execute()).length, 0)
})

test('nobody but its owner sees a list, and a list has an end', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor, id } = await aCandidate(site)
  const other = await aCandidate(site)
  await visitor.call(saveJobForLater, { job })
  assert.deepEqual((await other.visitor.call(listSavedJobs, {})).data, [])
  await other.visitor.refused('not_found', noteSavedJob, { job, note: 'mine?', remind: 'none' })
  await other.visitor.call(removeSavedJob, { job })
  assert.equal((await visitor.call(listSavedJobs, {})).data.length, 1)
  await site.pool.query(
    `with made as (insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'reference', 'x' || n))).*
       from jobs j, generate_series(1, $3::integer) n where j.id = $2 returning id)
     insert into saved_jobs (user_id, job_id, saved_at) select $1, id, now() from made`,
    [id, job, mostSaved - 1],
  )
  const { job: second } = await aLiveJob(site)
  await visitor.refused('too_many_saved', saveJobForLater, { job: second })
})

test('what became of a job stands beside it: resting, closed and why, changed, applied for', async () => {
  const site = await aSite()
  const { job, employer } = await aLiveJob(site)
  const { job: second } = await aLiveJob(site)
  const { visitor, name } = await aCandidate(site)
  for (const one of [job, second]) await visitor.call(saveJobForLater, { job: one })
  const read = async (view: 'all' | 'closing' | 'ended' | 'applied' = 'all', sort: 'saved' | 'closing' = 'saved') =>
    (await visitor.call(listSavedJobs, { view, sort })).data
  const of = async (id: string) => (await read()).find((one) => one.job.id === id)

  await closesIn(site, second, 2)
  assert.equal((await of(second))?.status, 'closing')
  assert.deepEqual(
    (await read('closing')).map((one) => one.job.id),
    [second],
  )
  assert.deepEqual(
    (await read('all', 'closing')).map((one) => one.job.id),
    [second, job],
  )

  site.later(60_000)
  const change = (field: string, from: unknown, to: unknown, minutes: number) =>
    site.world.db
      .insertInto('job_changes')
      .values({
        id: crypto.randomUUID(),
        job_id: job,
        of_page_id: ownerOf('job_changes', job),
        field,
        said_before: JSON.stringify(from),
        says_now: JSON.stringify(to),
        at: new Date(site.world.now().getTime() + minutes * 60_000),
      })
      .execute()
  await change('title', 'A', 'B', 1)
  await change('benefits', [], ['housing'], 2)
  await change('title', 'B', 'A', 3)
  assert.deepEqual((await of(job))?.changed, ['benefits'])

  await employer.visitor.call(pauseJob, { job })
  assert.equal((await of(job))?.status, 'paused')
  await employer.visitor.call(closeJob, { job, reason: 'filled_elsewhere' })
  const closed = await of(job)
  assert.deepEqual([closed?.status, closed?.closed_as, closed?.reminded_at], ['closed', 'filled_elsewhere', null])
  assert.deepEqual(
    (await read('ended')).map((one) => one.job.id),
    [job],
  )

  const cv = aTextCv('Test candidate')
  const { data } = await visitor.call(applications.apply, { job: second, name, lang: 'en' }, { files: { cv } })
  assert.equal((await of(second))?.application, data.application)
  assert.deepEqual(
    (await read('applied')).map((one) => one.job.id),
    [second],
  )
  assert.deepEqual(await read('closing'), [])
  assert.deepEqual(await mailsOfReminding(site, 'nobody'), [])
})

test('a reminder comes once before the end, moves with the end, and not to whoever applied or wants none', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const keeps = await aCandidate(site)
  const quiet = await aCandidate(site)
  for (const { visitor } of [keeps, quiet]) await visitor.call(saveJobForLater, { job })
  await quiet.visitor.call(noteSavedJob, { job, note: '', remind: 'none' })
  await keeps.visitor.call(noteSavedJob, { job, note: 'Write to Lina', remind: 'closing' })
  await closesIn(site, job, 10)
  assert.equal((await mailsOfReminding(site, keeps.email)).length, 0)
  site.later(7.5 * day)
  const [first, ...more] = await mailsOfReminding(site, keeps.email)
  assert.equal(more.length, 0)
  assert.match(first?.text ?? '', /3 more days/)
  assert.match(first?.text ?? '', /Write to Lina/)
  // two workers at once, and again later
  const again = () => remindOfSavedJobs.run(backgroundContext(site.world), {})
  await Promise.all([again(), again()])
  assert.equal((await mailsOfReminding(site, keeps.email)).length, 1)
  assert.equal((await mailsOfReminding(site, quiet.email)).length, 0)
  assert.equal((await keeps.visitor.call(listSavedJobs, {})).data[0]?.reminded_at, null)

  await closesIn(site, job, 20)
  assert.equal((await mailsOfReminding(site, keeps.email)).length, 1)
  assert.notEqual((await keeps.visitor.call(listSavedJobs, {})).data[0]?.reminded_at, null)
  site.later(17.5 * day)
  assert.equal((await mailsOfReminding(site, keeps.email)).length, 2)
  const bell = site.world.db.selectFrom('notifications').select('id').where('user_id', '=', keeps.id)
  assert.equal((await bell.where('notice', '=', 'saved_job_closing').execute()).length, 2)
})

test('a day of one’s own: refused when it is over or missing, told in the morning, once', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor, email } = await aCandidate(site)
  await visitor.call(saveJobForLater, { job })
  await closesIn(site, job, 60)
  const on = (days: number) => new Date(site.world.now().getTime() + days * day).toISOString().slice(0, 10)
  const ask = { job, note: '', remind: 'date' as const }
  await visitor.refused('invalid', noteSavedJob, ask)
  await visitor.refused('invalid', noteSavedJob, { ...ask, remind_on: on(-2) })
  const chosen = on(4)
  const { data } = await visitor.call(noteSavedJob, { ...ask, remind_on: chosen })
  assert.equal(data.reminded_at?.slice(0, 10), chosen)
  assert.equal((await mailsOfReminding(site, email)).length, 0)
  site.later(5 * day)
  assert.equal((await mailsOfReminding(site, email)).length, 1)
  // the note is changed, the day that was told stays told
  await visitor.call(noteSavedJob, { ...ask, note: 'Told', remind_on: chosen })
  assert.equal((await mailsOfReminding(site, email)).length, 1)
})

test('it is given out with everything one has, and forgotten', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor, id } = await aCandidate(site)
  await visitor.call(saveJobForLater, { job })
  await visitor.call(noteSavedJob, { job, note: 'Close to home', remind: 'closing' })
  const ctx = backgroundContext(site.world)
  const [held] = (await savedJobHolding.give(ctx, id)) as { title: string; note: string }[]
  assert.deepEqual([held?.title, held?.note], ['Warehouse coordinator', 'Close to home'])
  await forgotten(site, id)
  assert.deepEqual(await savedJobHolding.give(ctx, id), [])
})

test('a saved job is shown in the language of its reader where it is written in it, else in its own', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  await visitor.call(saveJobForLater, { job })
  const own = await site.world.db
    .selectFrom('job_texts')
    .selectAll()
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow()
  const title = async (language: Language) => {
    visitor.cookies.set('lang', language)
    return (await visitor.call(listSavedJobs, {})).data.map((saved) => saved.job.title)
  }
  assert.deepEqual(await title('fr'), [own.title])
  await site.world.db
    .insertInto('job_texts')
    .values({ ...own, of_page_id: String(own.of_page_id), language: 'fr', title: 'Caissier de nuit' })
    .execute()
  assert.deepEqual([await title('fr'), await title('ru')], [['Caissier de nuit'], [own.title]])
})
