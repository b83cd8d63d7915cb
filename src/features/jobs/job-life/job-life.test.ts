import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { aCandidate, aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as life from './contract.ts'

const day = 86_400_000

/** Lets the clock do this work, as many times as it likes. */
async function clock(site: Site, ...names: string[]) {
  for (const name of names) await site.pool.query('select graphile_worker.add_job($1, $2)', [name, '{}'])
  return site.settle()
}

/** Time goes by; sessions do not last, so whoever acts signs in anew through the database. */
async function later(site: Site, days: number) {
  site.later(days * day)
  await site.world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(site.world.now().getTime() + 30 * day), seen_at: site.world.now() })
    .execute()
}

const stateOf = async (site: Site, job: string) =>
  await site.world.db
    .selectFrom('jobs')
    .select(['state', 'close_reason', 'pause_reason'])
    .where('id', '=', job)
    .executeTakeFirst()

test('a job is extended with a reason, to 90 days in all', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  await visitor.refused('invalid', life.extendJob, { job, days: 10, reason: '' })
  await visitor.refused('extend_limit', life.extendJob, { job, days: 61, reason: 'Nobody yet' })
  const { data } = await visitor.call(life.extendJob, { job, days: 60, reason: 'Nobody yet' })
  assert.equal(Math.round((Date.parse(data.expires_at ?? '') - Date.parse(data.published_at ?? '')) / day), 90)
  await visitor.refused('extend_limit', life.extendJob, { job, days: 1, reason: 'Still nobody' })
})

test('a job moves up among the newest once in seven days, and keeps the day it was published', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await employer.visitor.refused('refresh_soon', life.refreshJob, { job })
  await later(site, 8)
  await coinsFor(site, employer.page.id, 3)
  await employer.visitor.refused('price_changed', life.refreshJob, { job })
  const before = (await employer.visitor.call(jobs.editJob, { job })).data.published_at
  const { data } = await employer.visitor.call(life.refreshJob, { job, coins: 2 })
  assert.equal(data.published_at, before)
  await employer.visitor.refused('refresh_soon', life.refreshJob, { job })
  await site.settle()
  const row = await site.world.db
    .selectFrom('job_search')
    .select('published_at')
    .where('id', '=', job)
    .executeTakeFirst()
  assert.ok(site.world.now().getTime() - (row?.published_at.getTime() ?? 0) < day)
})

test('still open? is asked once, a week before; the link answers only when it is pressed, and serves once', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { open_days: 90 })
  await clock(site, 'ask-whether-open')
  await later(site, 24)
  await clock(site, 'ask-whether-open')
  const sent = (await clock(site, 'ask-whether-open')).filter(({ subject }) =>
    /^Is this job still open/.test(subject ?? ''),
  )
  assert.equal(sent.length, 1)
  const key = /job-question\/([\w-]+)/.exec(JSON.stringify(sent[0]))?.[1] ?? ''
  const scanner = new Visitor(site)
  for (let time = 0; time < 3; time++) {
    const { data } = await scanner.call(life.showJobQuestion, { key })
    assert.deepEqual([data.state, data.answers], ['live', ['open', 'filled', 'close']])
  }
  const person = new Visitor(site)
  assert.equal((await person.call(life.answerJobQuestion, { key, answer: 'open' })).data.state, 'live')
  await person.refused('link_expired', life.answerJobQuestion, { key, answer: 'filled' })
  await person.refused('link_expired', life.showJobQuestion, { key: 'made-up' })
  await later(site, 10)
  await clock(site, 'pause-unconfirmed-jobs')
  assert.equal((await stateOf(site, job))?.state, 'live')
  assert.equal((await employer.visitor.call(jobs.editJob, { job })).data.state, 'live')
})

test('without an answer it pauses and tells; filled from the mail closes it', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { open_days: 90 })
  await later(site, 31)
  const told = await clock(site, 'pause-unconfirmed-jobs', 'pause-unconfirmed-jobs')
  assert.deepEqual(await stateOf(site, job), { state: 'paused', close_reason: null, pause_reason: 'unconfirmed' })
  const mails = told.filter(({ to, subject }) => to === employer.email && /^Job paused/.test(subject ?? ''))
  assert.equal(mails.length, 1)
  const key = /job-question\/([\w-]+)/.exec(JSON.stringify(mails[0]))?.[1] ?? ''
  await new Visitor(site).call(life.answerJobQuestion, { key, answer: 'filled' })
  assert.deepEqual(await stateOf(site, job), { state: 'closed', close_reason: 'filled', pause_reason: 'unconfirmed' })
})

test('the end is told seven days and one day before, each once; then it closes, and may still be called filled', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const endings = (sent: { subject?: string }[]) =>
    sent.filter(({ subject }) => /^Expires soon/.test(subject ?? '')).length
  const tick = () => clock(site, 'remind-of-end', 'remind-of-end', 'close-expired-jobs')
  assert.equal(endings(await tick()), 0)
  await later(site, 24)
  assert.equal(endings(await tick()), 1)
  await later(site, 2)
  assert.equal(endings(await tick()), 1)
  await later(site, 3.5)
  assert.equal(endings(await tick()), 2)
  await later(site, 1)
  await tick()
  assert.deepEqual([(await stateOf(site, job))?.state, (await stateOf(site, job))?.close_reason], ['closed', 'expired'])
  await employer.visitor.call(jobs.settleJob, { job, reason: 'filled' })
  assert.equal((await stateOf(site, job))?.close_reason, 'filled')
  await employer.visitor.refused('job_state', jobs.settleJob, { job, reason: 'filled' })
  await later(site, 60)
  assert.equal((await employer.visitor.call(jobs.relistJob, { job })).data.state, 'draft')
})

test('a job closed for more than 90 days is not listed again; within them it keeps its counts', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await site.world.db.updateTable('jobs').set({ applicants_count: 7 }).where('id', '=', job).execute()
  await employer.visitor.call(jobs.closeJob, { job, reason: 'cancelled' })
  await later(site, 91)
  await employer.visitor.refused('relist_late', jobs.relistJob, { job })
  site.later(-2 * day)
  await employer.visitor.call(jobs.relistJob, { job })
  const row = await site.world.db.selectFrom('jobs').select('applicants_count').where('id', '=', job).executeTakeFirst()
  assert.equal(row?.applicants_count, 7)
})

test('a job that is full pauses and tells; raised in time it goes on, else it closes after a week', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { applicant_cap: 1, open_days: 60 })
  const { visitor, name } = await aCandidate(site)
  await visitor.call(applications.apply, { job, name, lang: 'en' }, { files: { cv: aTextCv('x') } })
  const told = await site.settle()
  assert.equal((await stateOf(site, job))?.pause_reason, 'cap_reached')
  assert.equal(
    told.filter(({ to, subject }) => to === employer.email && /^Application limit reached/.test(subject ?? '')).length,
    1,
  )
  await employer.visitor.refused('job_full', jobs.resumeJob, { job })
  await later(site, 8)
  await clock(site, 'close-full-jobs')
  assert.equal((await stateOf(site, job))?.close_reason, 'cap_reached')
})

test('a job with a time of its own waits for it after approval, and goes live then', async () => {
  const site = await aSite()
  const opens_at = new Date(Date.now() + 3 * day).toISOString()
  const { employer, job, reference } = await aLiveJob(site, { opens_at })
  assert.equal((await stateOf(site, job))?.state, 'scheduled')
  await new Visitor(site).refused('not_found', jobs.showJob, { address: reference })
  await clock(site, 'open-scheduled-jobs')
  assert.equal((await stateOf(site, job))?.state, 'scheduled')
  await later(site, 3.1)
  const told = await clock(site, 'open-scheduled-jobs', 'open-scheduled-jobs')
  assert.equal((await stateOf(site, job))?.state, 'live')
  assert.equal(told.filter(({ to, subject }) => to === employer.email && /^Live now/.test(subject ?? '')).length, 1)
  const { data } = await employer.visitor.call(jobs.startJob, jobFields({ opens_at }))
  assert.equal(data.fields.opens_at, opens_at)
})
