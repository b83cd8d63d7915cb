import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, listReviews } from '#features/staff/moderation/contract.ts'
import { aLiveJob, anAdmin, anEmployer, jobFields, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as jobs from './contract.ts'
import { publishEdit } from './edit-contract.ts'
import { lookAhead } from './look-contract.ts'

const withFee = (description: string) => jobFields({ texts: [{ language: 'en', title: 'Cleaner', description }] })

test('while a job is written it is told what would be found and what follows; nothing of it is kept', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const fields = withFee('<p>A clean place. A refundable deposit of 500 AED is required.</p>')
  const first = (await visitor.call(lookAhead, { ...fields, ...pay(2900, 'hour') })).data
  assert.deepEqual([first.way, first.because], ['review', ['findings', 'permission']])
  assert.equal(first.findings[0]?.sentence, 'A refundable deposit of 500 AED is required.')
  assert.deepEqual(
    first.findings.map(({ rule, period }) => [rule, period]),
    [
      ['deposit', undefined],
      ['pay_period', 'month'],
    ],
  )
  assert.equal((await site.pool.query('select 1 from jobs where page_id = $1', [page.id])).rowCount, 0)

  await site.world.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', id).execute()
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page.id).execute()
  assert.deepEqual((await visitor.call(lookAhead, fields)).data.because, ['findings'])
  assert.equal((await visitor.call(lookAhead, { ...jobFields(), ...pay(2900, 'hour') })).data.way, 'live')

  const { data: draft } = await visitor.call(jobs.startJob, fields)
  const sent = await visitor.call(jobs.submitJob, { job: draft.id })
  assert.deepEqual([sent.data.state, sent.data.waits_because], ['submitted', ['findings']])
  const admin = await anAdmin(site)
  const [review] = (await admin.visitor.call(listReviews, {})).data
  const asked = { review: review?.id ?? '', decision: 'changes_requested', comment: 'No deposit, please' } as const
  await admin.visitor.call(decide, asked)
  const again = await visitor.call(lookAhead, { job: draft.id, ...draft.fields })
  assert.deepEqual(again.data.because, ['findings', 'unchanged'])
  assert.equal((await visitor.call(lookAhead, { job: draft.id, ...jobFields() })).data.way, 'live')
})

test('a job sent as it was when changes were asked for is looked at, also after it was taken back', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const { data: draft } = await visitor.call(jobs.startJob, jobFields())
  await visitor.call(jobs.submitJob, { job: draft.id })
  const admin = await anAdmin(site)
  const [review] = (await admin.visitor.call(listReviews, {})).data
  await admin.visitor.call(decide, { review: review?.id ?? '', decision: 'changes_requested', comment: 'Say where' })
  await site.world.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', id).execute()
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page.id).execute()

  await visitor.call(jobs.submitJob, { job: draft.id })
  const back = (await visitor.call(jobs.recallJob, { job: draft.id })).data
  assert.equal(back.state, 'draft')
  const ahead = (await visitor.call(lookAhead, { job: draft.id, ...back.fields })).data
  assert.deepEqual([ahead.way, ahead.because], ['review', ['unchanged']])
  const again = (await visitor.call(jobs.submitJob, { job: draft.id })).data
  assert.deepEqual([again.state, again.waits_because], ['submitted', ['unchanged']])

  await visitor.call(jobs.recallJob, { job: draft.id })
  const changed = { ...back.fields, openings: 7 }
  assert.equal((await visitor.call(lookAhead, { job: draft.id, ...changed })).data.way, 'live')
})

test('a change of a live job is told to be looked at as it then is; another page learns nothing', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { data } = await employer.visitor.call(jobs.editJob, { job })
  const changed = { ...data.fields, ...pay(3000, 'month') }
  const ahead = (await employer.visitor.call(lookAhead, { job, ...changed })).data
  assert.deepEqual([ahead.way, ahead.because], ['review', ['material', 'permission']])
  assert.equal((await employer.visitor.call(lookAhead, { job, ...data.fields })).data.way, 'nothing')
  await employer.visitor.call(jobs.saveJob, { job, version: data.version, ...changed })
  const sent = (await employer.visitor.call(publishEdit, { job })).data
  assert.deepEqual([sent.edit?.state, sent.waits_because], ['in_review', ['material', 'permission']])

  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', lookAhead, { job, ...data.fields })
  const analyst = await teammate(site, employer.page.id, 'analyst')
  await analyst.visitor.refused('not_allowed', lookAhead, jobFields())
})

const pay = (salary_min: number, salary_period: 'hour' | 'month') => ({
  salary_min,
  salary_currency: 'AED',
  salary_period,
})

test('a job is looked at before it has a title, and one for a client its page may not write for is refused as saving does', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const untitled = jobFields({ texts: [{ language: 'en', title: '', description: '' }] })
  assert.equal((await visitor.call(lookAhead, untitled)).data.way, 'review')
  await visitor.refused('invalid', jobs.startJob, untitled)
  await visitor.refused('invalid', lookAhead, jobFields({ client_name: 'Harbour Foods' }))
  await visitor.refused('invalid', lookAhead, jobFields({ client_page_id: page.id }))
})
