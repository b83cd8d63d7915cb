import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { askToConnect } from '#features/talk/connections/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, anAdmin, aStaffMember, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { limitPerson, showPerson } from './contract.ts'

const day = 86_400_000
const reason = 'Wrote the same to everybody'

async function aPerson() {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const helper = await aStaffMember(site, 'support')
  const inDays = (days: number) => new Date(site.world.now().getTime() + days * day).toISOString().slice(0, 10)
  const of = { user: person.id, what: 'connections', reason } as const
  const set = (most: number | null, days = 3) =>
    helper.visitor.call(limitPerson, { ...of, most, until: most === null ? null : inDays(days) })
  const ask = () => ({ email: `${newId()}@example.com` })
  const limit = async () =>
    (await helper.visitor.call(showPerson, { user: person.id })).data.limits?.find(({ what }) => what === 'connections')
  return { site, person, helper, inDays, of, set, ask, limit }
}

test('held lower until a day: fewer go out, the person reads how many and why, and after the day it is as before', async () => {
  const { site, person, set, ask, limit, inDays } = await aPerson()
  await site.settle()
  await set(2)
  assert.deepEqual(await limit(), { what: 'connections', usual: 20, set: { most: 2, until: inDays(3), reason } })
  const mail = (await site.settle()).find(({ to }) => to === person.email)
  assert.match(mail?.text ?? '', /2 connection requests a day[\s\S]*Wrote the same to everybody/)
  // of many at once no more than two
  const answers = await Promise.all(Array.from({ length: 6 }, () => person.visitor.ask(askToConnect, ask())))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 2)
  const { title } = await person.visitor.refused('day_limited', askToConnect, ask())
  assert.match(title, /2 a day/)
  site.later(4 * day)
  await person.visitor.call(askToConnect, ask())
  assert.equal((await limit())?.set, null)
})

test('raised, more go out and nobody is told; put back, everybody’s number holds, and there is nothing to put back twice', async () => {
  const { site, person, set, ask } = await aPerson()
  const before = (await site.settle()).length
  await set(25)
  assert.equal((await site.settle()).length, before)
  for (let at = 0; at < 25; at++) await person.visitor.call(askToConnect, ask())
  await person.visitor.refused('connections_asked', askToConnect, ask())
  await set(null)
  await person.visitor.refused('connections_asked', askToConnect, ask())
  await assert.rejects(set(null))
  const { rows } = await site.pool.query(`select data->>'reason' as reason from events where name = 'person.limited'`)
  assert.deepEqual(rows, [{ reason }, { reason }])
})

test('applications sent at the same moment keep to the number too; 0 stops them', async () => {
  const { site, person, helper, inDays } = await aPerson()
  const jobs = []
  for (let at = 0; at < 3; at++) jobs.push((await aLiveJob(site)).job)
  const limit = (most: number) =>
    helper.visitor.call(limitPerson, { user: person.id, what: 'applications', most, until: inDays(1), reason })
  await limit(1)
  const cv = aTextCv('Priya Nair', 'Warehouse, 2020 to 2026')
  const send = (job: string) => person.visitor.ask(apply, { job, name: 'Priya Nair', lang: 'en' }, { files: { cv } })
  const answers = await Promise.all(jobs.map((job) => send(job)))
  const codes = answers.map((answer) => answer.json().code ?? 'sent').sort()
  assert.deepEqual(codes, ['day_limited', 'day_limited', 'sent'])
  await limit(0)
  const left = jobs[answers.findIndex(({ statusCode }) => statusCode !== 201)] ?? ''
  assert.equal((await send(left)).json().code, 'day_limited')
})

test('a day that is over, too far or none, and numbers that are none are refused; staff and oneself are out of reach', async () => {
  const { site, person, helper, inDays, of } = await aPerson()
  const bad = { most: 5, until: inDays(1) }
  const refused = (code: string, over: object) =>
    helper.visitor.refused(code, limitPerson, { ...of, ...bad, ...over } as never)
  for (const over of [{ until: inDays(-1) }, { until: inDays(366) }, { until: null }, { most: -1 }, { most: 1001 }])
    await refused('invalid', over)
  await refused('invalid', { most: 1.5 })
  await refused('invalid', { what: 'everything' })
  await refused('invalid', { reason: ' \u202E ' })
  await refused('not_found', { user: newId() })
  await refused('own_account', { user: helper.id })
  const boss = await anAdmin(site)
  await refused('staff_account', { user: boss.id })
  const reviewer = await aStaffMember(site, 'reviewer')
  await reviewer.visitor.refused('not_allowed', limitPerson, { ...of, ...bad })
  const seen = (await reviewer.visitor.call(showPerson, { user: person.id })).data
  assert.equal(seen.limits, null)
  site.later(16 * 60_000)
  await refused('proof_needed', {})
})
