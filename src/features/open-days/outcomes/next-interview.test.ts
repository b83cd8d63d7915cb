import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listInterviews } from '#features/hiring/interviews/contract.ts'
import { callNext, moveInRoom, type NextInterview } from '#features/open-days/rooms/contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { liveJobs } from '#tests/world/groups.ts'
import { aTrustedEmployer } from '#tests/world/open-days.ts'
import { anApplication } from '#tests/world/people.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const site = await aSite()
const ahead = (hours: number) => new Date(site.world.now().getTime() + hours * 3_600_000).toISOString()

/** A desk that talks, and how it ends the talk with the next interview. */
async function aTalk(by: readonly Visitor[] = []) {
  const employer = await aTrustedEmployer(site)
  const [job = ''] = await liveJobs(site, employer.visitor, ['Night auditor'])
  const room = await aRoom(site, 1, { employer, jobs: [job], by })
  const { data } = await employer.visitor.call(callNext, room.first)
  const at = { ...room.first, visit: data.current?.id ?? '' }
  await employer.visitor.call(moveInRoom, { ...at, move: 'begin' })
  const first: NextInterview = {
    ...{ kind: 'on_site', minutes: 45, zone: 'Asia/Dubai', slots: [ahead(48), ahead(72)], place: 'Gate 4', link: null },
    agreed: false,
  }
  const ends = (over: Partial<NextInterview> = {}, more: object = {}) =>
    ({ ...at, move: 'finish', outcome: 'next_interview', job, interview: { ...first, ...over }, ...more }) as never
  return { employer, job, room, ends, email: room.people[0]?.email ?? '' }
}
const stageOf = async (job: string) =>
  (await site.pool.query('select stage, source from applications where job_id = $1', [job])).rows

test('times proposed at the desk become an invitation of the applicant, of which they pick one', async () => {
  const { employer, job, ends, email } = await aTalk()
  const slots = [ahead(30), ahead(54)]
  await employer.visitor.call(moveInRoom, ends({ slots }))
  const mails = await site.settle()
  assert.deepEqual(await stageOf(job), [{ stage: 'interviewing', source: 'openday' }])
  const { data } = await employer.visitor.call(listInterviews, {})
  assert.deepEqual(
    data.map(({ state, starts_at, people, place }) => [state, starts_at, people.map(({ id }) => id), place]),
    [['proposed', null, [employer.id], 'Gate 4']],
  )
  assert.deepEqual(data[0]?.slots, slots)
  assert.ok(mails.some(({ to, text }) => to === email && /\/interview\//.test(text ?? '')))
})

test('a time agreed on at the desk stands at once, and is told once, with an entry for the calendar', async () => {
  const { employer, ends, email } = await aTalk()
  const slots = [ahead(31)]
  await employer.visitor.call(moveInRoom, ends({ slots, agreed: true }))
  const mails = await site.settle()
  const { data } = await employer.visitor.call(listInterviews, {})
  assert.deepEqual([data.length, data[0]?.state, data[0]?.starts_at], [1, 'confirmed', slots[0]])
  const told = mails.filter(({ to, text }) => to === email && /\/interview\//.test(text ?? ''))
  assert.equal(told.length, 1)
  assert.ok(told[0] && 'calendar' in told[0])
})

test('what cannot be arranged is said at the desk, and the talk goes on', async () => {
  const { employer, ends } = await aTalk()
  const refuse = (code: 'invalid' | 'slot_past', asked: never) => employer.visitor.refused(code, moveInRoom, asked)
  await refuse('slot_past', ends({ slots: [ahead(-1)] }))
  await refuse('invalid', ends({ slots: [] }))
  await refuse('invalid', ends({ place: '' }))
  await refuse('invalid', ends({ kind: 'online' }))
  await refuse('invalid', ends({ agreed: true }))
  await refuse('invalid', ends({}, { job: undefined }))
  await refuse('invalid', ends({}, { outcome: 'shortlisted' }))
  await refuse('invalid', ends({ zone: 'Mars/Base' }))
  const { visitor } = await aColleague(site, employer.page.id, 'interviewer')
  await visitor.refused('not_allowed', moveInRoom, ends())
  await employer.visitor.call(moveInRoom, ends())
})

test('without an interview the outcome leads to the shortlist, as before', async () => {
  const { employer, job, ends } = await aTalk()
  await employer.visitor.call(moveInRoom, ends({}, { interview: undefined }))
  await site.settle()
  assert.deepEqual(await stageOf(job), [{ stage: 'shortlisted', source: 'openday' }])
  assert.deepEqual((await employer.visitor.call(listInterviews, {})).data, [])
})

test('a visitor who agreed elsewhere to the same hour is booked twice, or the desk learns where', async () => {
  const elsewhere = await anApplication(site)
  const { candidate } = elsewhere
  const { employer, ends, job } = await aTalk([candidate.visitor])
  const slots = [ahead(31)]
  await site.pool.query(
    `insert into interviews (id, application_id, page_id, state, kind, minutes, zone, slots, starts_at, made_by, created_at, updated_at)
       select gen_random_uuid(), id, page_id, 'confirmed', 'phone', 45, 'UTC', array[$2::timestamptz], $2, null, now(), now()
       from applications where id = $1`,
    [elsewhere.application, slots[0]],
  )
  await employer.visitor.call(moveInRoom, ends({ slots, agreed: true }))
  await site.settle()
  const { data } = await employer.visitor.call(listInterviews, {})
  assert.deepEqual(
    [await stageOf(job), data.map(({ state }) => state)],
    [[{ stage: 'interviewing', source: 'openday' }], ['proposed']],
  )
})
