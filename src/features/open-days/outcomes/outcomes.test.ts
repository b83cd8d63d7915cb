import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { editDay, moveDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom, showRoom, showRoomDesk } from '#features/open-days/rooms/contract.ts'
import { giveFeedback } from '#features/open-days/rooms/feedback-contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { listPool } from '#features/sourcing/pool/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { cvLines } from '#tests/world/cv.ts'
import { liveJobs } from '#tests/world/groups.ts'
import { aTrustedEmployer } from '#tests/world/open-days.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
type Room = Awaited<ReturnType<typeof aRoom>>
type Ending = Partial<Takes<typeof moveInRoom>>

/** Calls the next one to the first desk and ends the talk so. @returns the visit */
async function talk({ employer, first }: Room, ending: Ending): Promise<string> {
  const { data } = await employer.visitor.call(callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'begin' })
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'finish', ...ending })
  return visit
}
const start = ({ employer, day }: Room) => employer.visitor.call(moveDay, { day, move: 'start' })

test('an outcome leads on: to the shortlist of a job, to the pool, and of those nobody saw a CV that waits for an answer', async () => {
  const employer = await aTrustedEmployer(site)
  const [job = ''] = await liveJobs(site, employer.visitor, ['Night auditor'])
  const room = await aRoom(site, 4, { employer, jobs: [job], cv: { name: 'cv.pdf', bytes: aPdf(cvLines) } })
  await start(room)
  const desk = await employer.visitor.call(showRoomDesk, room.first)
  assert.deepEqual(desk.data.jobs, [{ id: job, title: 'Night auditor' }])
  const put = await talk(room, { outcome: 'shortlisted', job, rating: 5, note: 'Calm' })
  const kept = await talk(room, { outcome: 'keep_on_file' })
  const not = await talk(room, { outcome: 'not_suitable' })
  await employer.visitor.call(moveDay, { day: room.day, move: 'end' })
  const mails = await site.settle()
  const { data: rows } = await employer.visitor.call(contract.listOutcomes, { day: room.day })
  const of = (id: string | undefined) => rows.find((row) => row.id === id)
  assert.match(of(put)?.link ?? '', new RegExp(`^/page/jobs/${job}/board\\?applicant=`))
  assert.deepEqual([of(put)?.job, of(put)?.rating, of(put)?.note], ['Night auditor', 5, 'Calm'])
  assert.match(of(kept)?.link ?? '', /^\/page\/drops\?item=/)
  assert.equal(of(not)?.link, null)
  const unseen = room.people[3]
  assert.equal(of(unseen?.id)?.outcome, 'unseen')
  assert.match(of(unseen?.id)?.link ?? '', /^\/page\/drops\?item=/)
  const { rows: applications } = await site.pool.query('select stage, source from applications where job_id = $1', [
    job,
  ])
  assert.deepEqual(applications, [{ stage: 'shortlisted', source: 'openday' }])
  const pool = await employer.visitor.call(listPool, {})
  assert.deepEqual(
    pool.data.map(({ name }) => name),
    ['Visitor 1'],
  )
  const { rows: drops } = await site.pool.query('select state from cv_drop_items where page_id = $1 order by state', [
    employer.page.id,
  ])
  assert.deepEqual(
    drops.map(({ state }) => state),
    ['added_to_pool', 'received'],
  )
  const apology = mails.find(({ to }) => to === unseen?.email)
  assert.ok(apology && 'subject' in apology && /sorry/i.test(String(apology.subject)))
  await employer.visitor.call(moveDay, { day: room.day, move: 'report' })
})

test('whoever still sits at a desk when the day ends is not unseen, and keeps the day from being closed', async () => {
  const room = await aRoom(site, 2)
  const { employer, day, first } = room
  await start(room)
  const { data } = await employer.visitor.call(callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'begin' })
  await employer.visitor.call(callNext, room.second)
  await employer.visitor.call(moveDay, { day, move: 'end' })
  await site.settle()
  const states = await Promise.all(room.people.map(({ key }) => new Visitor(site).call(showRoom, { key })))
  assert.deepEqual(
    states.map((one) => [one.data.state, one.data.outcome]),
    [
      ['in_session', null],
      ['done', 'unseen'],
    ],
  )
  await employer.visitor.refused('visits_open', moveDay, { day, move: 'report' })
  await employer.visitor.refused('open_day_state', callNext, room.second)
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'finish', outcome: 'offer' })
  await employer.visitor.call(moveDay, { day, move: 'report' })
  const { data: report } = await employer.visitor.call(contract.showDayReport, { day })
  assert.deepEqual(report.funnel, { invited: 0, booked: 2, came: 2, seen: 1, forward: 1 })
  assert.deepEqual([report.open, report.outcomes.unseen, report.outcomes.offer], [0, 1, 1])
  // whoever was called and never sat down was seen by no desk
  assert.deepEqual(
    report.desks.map(({ seen }) => seen),
    [1, 0, 0],
  )
})

test('of a day that ended nobody is sent back into a queue, where no desk would call them any more', async () => {
  const room = await aRoom(site, 1)
  const { employer, day, first } = room
  await start(room)
  const { data } = await employer.visitor.call(callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'begin' })
  await employer.visitor.call(moveDay, { day, move: 'end' })
  const on = { ...first, visit, move: 'hand' as const, team: data.teams[0]?.team ?? 0 }
  await employer.visitor.refused('open_day_state', moveInRoom, on)
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'finish', outcome: 'keep_on_file' })
  await employer.visitor.call(moveDay, { day, move: 'report' })
})

test('somebody who is let in while the day ends is either in, with an outcome, or was not there', async () => {
  for (let one = 0; one < 6; one++) {
    const room = await aRoom(site, 1)
    const { employer, day, people } = room
    const set = "state = 'confirmed', checked_in_at = null, checked_in_said = null, checked_in_by = null, number = null"
    await site.pool.query(`update day_visits set ${set} where day_id = $1`, [day])
    await start(room)
    const entries = [{ visit: people[0]?.id ?? '', at: site.world.now().toISOString() }]
    const come = () => employer.visitor.ask(checkIn, { day, entries })
    const end = () => employer.visitor.ask(moveDay, { day, move: 'end' })
    const [first, second] = await Promise.all(one % 2 === 0 ? [come(), end()] : [end(), come()])
    const came = one % 2 === 0 ? first : second
    await site.settle()
    const { rows } = await site.pool.query('select state, outcome from day_visits where day_id = $1', [day])
    const expected = came.statusCode < 300 ? { state: 'done', outcome: 'unseen' } : { state: 'no_show', outcome: null }
    assert.deepEqual(rows, [expected])
    await employer.visitor.call(moveDay, { day, move: 'report' })
  }
})

test('a job of another day, or with an outcome that leads nowhere, is refused', async () => {
  const employer = await aTrustedEmployer(site)
  const [job = '', foreign = ''] = await liveJobs(site, employer.visitor, ['Night auditor', 'Porter'])
  const room = await aRoom(site, 1, { employer, jobs: [job] })
  const { data } = await employer.visitor.call(callNext, room.first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...room.first, visit, move: 'begin' })
  const end = { ...room.first, visit, move: 'finish' as const }
  await employer.visitor.refused('invalid', moveInRoom, { ...end, outcome: 'shortlisted', job: foreign })
  await employer.visitor.refused('invalid', moveInRoom, { ...end, outcome: 'not_suitable', job })
})

test('whoever reports reads numbers and no names; another company reads nothing', async () => {
  const room = await aRoom(site, 1)
  const { employer, day } = room
  await talk(room, { outcome: 'offer' })
  await new Visitor(site).call(giveFeedback, { key: room.people[0]?.key ?? '', stars: 4, words: 'Quick' })
  const analyst = await aColleague(site, employer.page.id, 'analyst')
  const { data } = await analyst.visitor.call(contract.showDayReport, { day })
  assert.deepEqual(data.feedback, { count: 1, mean: 4, words: ['Quick'] })
  assert.deepEqual(
    data.desks.map(({ seen }) => seen),
    [1, 0, 0],
  )
  assert.deepEqual(data.sources, [{ source: 'own', booked: 1, came: 1 }])
  // in a test a talk takes a second: less than a minute, and nobody is told of less than none
  assert.deepEqual([data.waits.middle, data.talks.middle], [1, 1])
  assert.deepEqual([data.desks[0]?.talk, data.desks[1]?.talk], [1, null])
  await analyst.visitor.refused('not_allowed', contract.listOutcomes, { day })
  const other = await aTrustedEmployer(site)
  await other.visitor.refused('not_found', contract.showDayReport, { day })
  await other.visitor.refused('not_found', contract.listOutcomes, { day })
})

test('who came by a shared link or its code on a poster is told apart; a link nobody made is none', async () => {
  const room = await aRoom(site, 2, { visit: { via: 'bcdf234' } })
  const asked = { day: room.day, name: 'Noor Saleh', email: 'noor.saleh@example.com', lang: 'en' as const }
  const { data: days } = await room.employer.visitor.call(editDay, { day: room.day })
  const [date = ''] = days.fields.dates
  await new Visitor(site).call(bookVisit, { ...asked, date, half: 20, team: 1, via: '<script>' })
  const { data } = await room.employer.visitor.call(contract.showDayReport, { day: room.day })
  assert.deepEqual(data.sources, [
    { source: 'link', booked: 2, came: 2 },
    { source: 'own', booked: 1, came: 0 },
  ])
})
