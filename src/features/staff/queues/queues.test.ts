import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { workingDayAfter } from '#features/jobs/jobs/rules.ts'
import * as moderation from '#features/staff/moderation/contract.ts'
import { partsOf } from '#platform/server/feature.ts'
import { anAdmin, anEmployer, aStaffMember, jobFields } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { promiseOf, shareOf, standingOf } from './rules.ts'
import { nameOf } from './ui/queue-signs.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test('every queue is called by a name of its own', async () => {
  const { queues } = partsOf((await aSite()).world)
  const named = [...queues.keys()].map(nameOf)
  assert.equal(new Set(named).size, queues.size)
})

test('a promise is new, soon over or broken', () => {
  const work = { since: at('02T08:00'), due: at('02T12:00') }
  assert.equal(standingOf(work, at('02T09:00')), 'new')
  assert.equal(standingOf(work, at('02T11:30')), 'soon')
  assert.equal(standingOf(work, at('02T12:01')), 'late')
  assert.equal(shareOf(work, at('02T10:00')), 0.5)
})

const aWaitingJob = async (site: Site) => {
  const { visitor } = await anEmployer(site)
  const { data } = await visitor.call(jobs.startJob, jobFields())
  await visitor.call(jobs.submitJob, { job: data.id })
  return data.id
}

test('each role sees its queues alone; what waits is counted, and what is decided waits no more', async () => {
  const site = await aSite()
  await aWaitingJob(site)
  const keysOf = async (role: 'super' | 'reviewer' | 'support' | 'finance' | 'content' | 'agent') => {
    const { visitor } = await aStaffMember(site, role)
    return (await visitor.call(contract.listQueues, {})).data.map(({ key }) => key).sort()
  }
  const reviewed = ['appeals', 'disputes', 'jobs', 'licences', 'open-days', 'pages', 'reports']
  assert.deepEqual(await keysOf('reviewer'), reviewed)
  assert.deepEqual(await keysOf('support'), ['bounces', 'erasures', 'merges', 'support'])
  assert.deepEqual(await keysOf('finance'), ['referrals', 'refunds'])
  assert.deepEqual(await keysOf('content'), [])
  assert.deepEqual(await keysOf('agent'), ['followUps', 'licences', 'pages'])

  const reviewer = await aStaffMember(site, 'reviewer')
  const line = async () => {
    const { data } = await reviewer.visitor.call(contract.listQueues, {})
    return data.find(({ key }) => key === 'jobs')
  }
  const before = await line()
  assert.deepEqual([before?.open, before?.late, before?.oldest?.standing, before?.dots.length], [1, 0, 'new', 1])
  const { data: next } = await reviewer.visitor.call(contract.takeNext, { queue: 'jobs' })
  await reviewer.visitor.call(moderation.decide, { review: next.id, decision: 'approved' })
  assert.equal((await line())?.open, 0)
  await reviewer.visitor.refused('queue_empty', contract.takeNext, { queue: 'jobs' })
  await reviewer.visitor.refused('not_found', contract.takeNext, { queue: 'refunds' })
})

test('the queue with the most urgent thing stands first', async () => {
  const site = await aSite()
  const { visitor } = await anAdmin(site)
  await aWaitingJob(site)
  await site.pool.query(`update job_reviews set due_at = now() - interval '1 hour'`)
  assert.equal((await visitor.call(contract.listQueues, {})).data[0]?.key, 'jobs')
  assert.deepEqual(
    [promiseOf({ hours: 168 }), promiseOf({ hours: 4 })],
    [
      { unit: 'days', count: 7 },
      { unit: 'hours', count: 4 },
    ],
  )
})

test('of those who take the next in the same moment each gets another, the most urgent first', async () => {
  const site = await aSite()
  for (let count = 0; count < 3; count++) await aWaitingJob(site)
  await site.pool.query(`update job_reviews set due_at = now() - interval '1 hour'
    where id = (select id from job_reviews order by id desc limit 1)`)
  const [one, other] = [await aStaffMember(site, 'reviewer'), await aStaffMember(site, 'reviewer')]
  const taken = await Promise.all([one, other].map(({ visitor }) => visitor.call(contract.takeNext, { queue: 'jobs' })))
  const ids = taken.map(({ data }) => data.id)
  assert.equal(new Set(ids).size, 2)
  assert.ok(taken.some(({ data }) => data.standing === 'late'))
  const thing = ids[0] ?? ''
  await other.visitor.refused('queue_taken', contract.takeOne, { queue: 'jobs', thing })
  await other.visitor.refused('not_found', contract.handBack, { queue: 'jobs', thing })
  // who opens it reads who is at it, and until when; at another address nothing of it
  const at = taken[0]?.data.link ?? ''
  const { data: seen } = await other.visitor.call(contract.listWork, { at })
  assert.deepEqual(
    seen.map(({ id, mine, taken_by }) => [id, mine, typeof taken_by]),
    [[thing, false, 'string']],
  )
  assert.ok(Date.parse(seen[0]?.taken_until ?? '') > Date.now())
  assert.deepEqual((await other.visitor.call(contract.listWork, { at: `${at}/x` })).data, [])
  const { data: mine } = await one.visitor.call(contract.listWork, { mine: true })
  assert.deepEqual(
    mine.map(({ id }) => id),
    [thing],
  )
  await one.visitor.call(contract.handBack, { queue: 'jobs', thing })
  await other.visitor.call(contract.takeOne, { queue: 'jobs', thing })
  // whoever was called away holds nothing for longer than an hour
  await site.pool.query(`update staff_takings set taken_at = taken_at - interval '61 minutes'`)
  await one.visitor.call(contract.takeOne, { queue: 'jobs', thing })
  const { rows } = await site.pool.query(`select count(*)::int from events where name = 'queue.taken'`)
  assert.equal(rows[0].count, 4)
})

test('the database counts working days as the site does', async () => {
  const site = await aSite()
  const admin = await anAdmin(site)
  for (let day = 1; day <= 7; day++) {
    const since = at(`0${day}T10:30`)
    await site.pool.query('delete from threads')
    await site.pool.query(
      `insert into threads (id, kind, title, created_at, last_at, last_side) values (gen_random_uuid(), 'support', 'Help', $1, $1, 'person')`,
      [since],
    )
    const { data } = await admin.visitor.call(contract.listWork, { queue: 'support' })
    assert.equal(data[0]?.due, workingDayAfter(since).toISOString(), since.toISOString())
  }
})
