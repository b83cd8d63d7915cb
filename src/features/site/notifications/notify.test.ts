import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { startJob, submitJob } from '#features/jobs/jobs/contract.ts'
import { subscribePush } from '#features/people/subscriptions/push-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, anAdmin, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { list, readAll, unread } from './contract.ts'
import { notifyEach } from './notify.ts'
import { recipient } from './recipients.ts'
import { setWish } from './wishes.ts'

test('the bell counts, tells in the language of the reader, and forgets what was read', async () => {
  const site = await aSite()
  const admin = await anAdmin(site)
  const { visitor } = await anEmployer(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  await visitor.call(submitJob, { job: draft.id })
  await site.settle()
  admin.visitor.cookies.set('lang', 'fr')
  const { data } = await admin.visitor.call(list, {})
  assert.match(data[0]?.title ?? '', /^À valider/)
  assert.equal((await admin.visitor.call(unread, {})).data.count, 1)
  await admin.visitor.call(readAll, {})
  assert.equal((await admin.visitor.call(unread, {})).data.count, 0)
})

test('who gave only a phone is told by SMS; a team member with a browser that agreed, by push with the facts of the seed', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const address = { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }
  await employer.visitor.call(subscribePush, address)
  const cv = aTextCv('Sami')
  await new Visitor(site).call(apply, { job, name: 'Sami', phone: '+971501234567', lang: 'ar' }, { files: { cv } })
  const outbox = await site.settle()
  const sms = outbox.find(({ channel }) => channel === 'sms')
  assert.equal(sms?.to, '+971501234567')
  assert.match(sms?.text ?? '', /\/claim-application\//)
  const push = outbox.find(({ channel, to }) => channel === 'push' && to === address.endpoint)
  assert.deepEqual(JSON.parse(push?.text ?? '{}').data, {
    source: 'job_apply',
    value: { job_post_id: job, job_title: 'Warehouse coordinator' },
  })
})

test('a name that runs the other way is held together in the bell and in the mail; a word that chooses a text still does', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const cv = aTextCv('Sami')
  await new Visitor(site).call(apply, { job, name: 'سامي', email: 'sami@example.com', lang: 'ar' }, { files: { cv } })
  const mails = await site.settle()
  const told = (to: string | undefined) => mails.find((one) => one.channel === 'mail' && one.to === to)?.text ?? ''
  assert.match(told('sami@example.com'), /\u2068Company employer[^\u2069]*\u2069/)
  const { data } = await employer.visitor.call(list, {})
  assert.ok(
    data.some(({ title, body }) => `${title} ${body}`.includes('\u2068سامي\u2069')),
    JSON.stringify(data),
  )
})

test('of many who are told of the same, each is told as they wish, and what they wish is asked once', async () => {
  const site = await aSite()
  const [usual, unwilling, gathering] = [await aCandidate(site), await aCandidate(site), await aCandidate(site)]
  const people = [usual, unwilling, gathering]
  await site.settle()
  const ctx = backgroundContext(site.world)
  await setWish(ctx, ctx.db, unwilling.id, { topic: 'jobs', channel: 'mail', wanted: false })
  await setWish(ctx, ctx.db, gathering.id, { topic: 'jobs', channel: 'mail', wanted: true, frequency: 'daily' })
  const asked: string[] = []
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"subscriptions"')) asked.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const team = (await Promise.all(people.map(({ id }) => recipient(ctx, id)))).flatMap((one) => one ?? [])
  await notifyEach({ ...ctx, db }, team, {
    ...{ cause: 'of many', notice: 'job_changed', topic: 'jobs', facts: { job: 'Nurse', company: 'Clinic' } },
    ...{ link: '/jobs', channels: ['bell', 'mail'], prompt: true },
  })
  assert.equal(asked.length, 1)
  const rows = async (table: 'notifications' | 'held_notices') =>
    (await ctx.db.selectFrom(table).select('user_id').where('cause', '=', 'of many').execute()).map(
      (row) => row.user_id,
    )
  assert.deepEqual((await rows('notifications')).toSorted(), people.map(({ id }) => id).toSorted())
  assert.deepEqual(await rows('held_notices'), [gathering.id])
  const mails = (await site.settle()).filter(({ subject }) => /Nurse|Clinic/.test(subject))
  assert.deepEqual(
    mails.map(({ to }) => to),
    team.filter(({ user }) => user === usual.id).map(({ email }) => email),
  )
})
