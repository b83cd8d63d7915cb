import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn, showDoor } from '#features/open-days/door/contract.ts'
import { answerBooth } from '#features/open-days/open-days/booth-contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { listOutcomes, showDayReport } from '#features/open-days/outcomes/contract.ts'
import { bookVisit, showTickets } from '#features/open-days/visits/contract.ts'
import { listVisits } from '#features/open-days/visits/team-contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aFair } from '#tests/world/fairs.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { callNext, leaveRoom, moveInRoom, returnToRoom, showRoom, showRoomDesk } from './contract.ts'
import { giveFeedback } from './feedback-contract.ts'

const site = await aSite()
const guest = new Visitor(site)

type Fair = Awaited<ReturnType<typeof aFair>>
const at = ({ day, desk }: { day: string; desk: string }) => ({ day, desk })

/** Somebody with a CV who was let in and talks at the desk of the host. */
async function aTalk({ host, day, atHost }: Fair, name = 'Samir Haddad') {
  const email = `${newId()}@example.com`
  const asked = { day: day.id, name, email, lang: 'en' as const, date: day.date, half: 20, team: atHost.team }
  const cv = { name: 'cv.pdf', bytes: aPdf(['Samir Haddad', 'Baker, Corner Bakery, 2019 to 2026']) }
  const { data } = await guest.call(bookVisit, { ...asked, note: 'Bakes' }, { files: { cv } })
  const entry = { visit: data.visit, at: site.world.now().toISOString() }
  await host.visitor.call(checkIn, { day: day.id, entries: [entry] })
  await host.visitor.call(callNext, at(atHost))
  await host.visitor.call(moveInRoom, { ...at(atHost), visit: data.visit, move: 'begin' })
  return { visit: data.visit, key: data.key ?? '', email }
}

test('a talk at the host leads to the desk of a booth: first there, with the CV and without the notes; each company says its own outcome', async () => {
  const fair = await aFair(site)
  const { host, other, day, atHost, atBooth } = fair
  const { visit, key, email } = await aTalk(fair)
  const { data: desk } = await host.visitor.call(showRoomDesk, at(atHost))
  assert.deepEqual(desk.elsewhere, [{ team: atBooth.team, name: 'Booth', company: other.page.name }])
  const end = { ...at(atHost), visit, move: 'finish', outcome: 'keep_on_file', note: 'Ours alone', rating: 2 } as const
  await host.visitor.refused('invalid', moveInRoom, { ...end, onward: { team: atBooth.team } })
  await host.visitor.refused('invalid', moveInRoom, { ...end, onward: { team: atHost.team, agreed: true } })
  await host.visitor.refused('invalid', moveInRoom, {
    ...{ ...at(atHost), visit, move: 'gone' },
    onward: { team: atBooth.team, agreed: true },
  })
  await host.visitor.call(moveInRoom, { ...end, onward: { team: atBooth.team, agreed: true } })
  const mails = await site.settle()
  assert.equal(mails.filter(({ to }) => to === email).length, 1)
  // the visitor's own page goes on with them, under the same number
  const room = (await guest.call(showRoom, { key })).data
  assert.deepEqual([room.state, room.number, room.ahead, room.line_of], ['queued', 1, 0, other.page.name])
  assert.deepEqual(room.before, [{ company: host.page.name, outcome: 'keep_on_file' }])
  await guest.call(leaveRoom, { key })
  await guest.call(returnToRoom, { key })
  const { data: called } = await other.visitor.call(callNext, at(atBooth))
  const next = called.current?.id ?? ''
  assert.notEqual(next, visit)
  assert.deepEqual(
    [called.current?.note, called.current?.room_note, called.current?.rating, called.current?.handed],
    ['Bakes', '', null, true],
  )
  const file = { id: called.current?.cv?.id ?? '', name: 'cv.pdf' }
  assert.equal((await other.visitor.ask(readFile, file)).statusCode, 200)
  // and back is not possible: the host said its outcome
  assert.deepEqual(called.elsewhere, [])
  await other.visitor.call(moveInRoom, { ...at(atBooth), visit: next, move: 'begin' })
  const back = { team: atHost.team, agreed: true }
  const offers = { ...at(atBooth), visit: next, move: 'finish', outcome: 'offer' } as const
  await other.visitor.refused('invalid', moveInRoom, { ...offers, onward: back })
  await other.visitor.call(moveInRoom, offers)
  await guest.call(giveFeedback, { key, stars: 5 })
  const { data: tickets } = await guest.call(showTickets, { key })
  assert.deepEqual(
    tickets.tickets.map(({ booth, state, outcome }) => [booth, state, outcome]),
    [
      [other.page.name, 'done', 'offer'],
      [null, 'done', 'keep_on_file'],
    ],
  )
  const { data: outcomes } = await host.visitor.call(listOutcomes, { day: day.id })
  assert.deepEqual(
    outcomes.map(({ outcome, booth }) => [outcome, booth]),
    [
      ['keep_on_file', null],
      ['offer', other.page.name],
    ],
  )
})

test('whoever went on is one person to the door, the bookings and the report, and none is closed while they wait there', async () => {
  const fair = await aFair(site)
  const { host, other, day, atHost, atBooth } = fair
  const { visit } = await aTalk(fair)
  const onward = { team: atBooth.team, agreed: true }
  await host.visitor.call(moveInRoom, { ...at(atHost), visit, move: 'finish', outcome: 'shortlisted', onward })
  const { data: door } = await host.visitor.call(showDoor, { day: day.id })
  assert.deepEqual([door.people.length, door.counts], [1, { expected: 1, came: 1, inside: 1 }])
  assert.equal((await host.visitor.call(listVisits, { day: day.id })).data.length, 1)
  assert.equal((await other.visitor.call(listVisits, { day: day.id })).data.length, 1)
  const { data: called } = await other.visitor.call(callNext, at(atBooth))
  await other.visitor.call(moveInRoom, { ...at(atBooth), visit: called.current?.id ?? '', move: 'begin' })
  await host.visitor.call(moveDay, { day: day.id, move: 'start' })
  await host.visitor.call(moveDay, { day: day.id, move: 'end' })
  await site.settle()
  await host.visitor.refused('visits_open', moveDay, { day: day.id, move: 'report' })
  const end = { ...at(atBooth), visit: called.current?.id ?? '', move: 'finish', outcome: 'next_interview' } as const
  await other.visitor.call(moveInRoom, end)
  const { data: report } = await host.visitor.call(showDayReport, { day: day.id })
  assert.deepEqual(report.funnel, { invited: 0, booked: 1, came: 1, seen: 1, forward: 1 })
  assert.deepEqual(report.sources, [{ source: 'own', booked: 1, came: 1 }])
  await host.visitor.call(moveDay, { day: day.id, move: 'report' })
})

test('a booth sends somebody on to the host as the host does, and nobody goes back to whoever had seen them', async () => {
  const { host, other, day, atHost, atBooth } = await aFair(site)
  const asked = { day: day.id, name: 'Mona Sabri', email: `${newId()}@example.com`, lang: 'en' as const }
  const place = { date: day.date, half: 20, team: atBooth.team }
  const { data } = await guest.call(bookVisit, { ...asked, ...place })
  const entries = [{ visit: data.visit, at: site.world.now().toISOString() }]
  await host.visitor.call(checkIn, { day: day.id, entries })
  await other.visitor.call(callNext, at(atBooth))
  const { data: desk } = await other.visitor.call(moveInRoom, { ...at(atBooth), visit: data.visit, move: 'begin' })
  assert.deepEqual(
    desk.elsewhere.map(({ team, company }) => [team, company]),
    [[atHost.team, host.page.name]],
  )
  const onward = { team: atHost.team, agreed: true }
  const end = { ...at(atBooth), visit: data.visit, move: 'finish', outcome: 'shortlisted', onward } as const
  await other.visitor.call(moveInRoom, end)
  const { current } = (await host.visitor.call(callNext, at(atHost))).data
  assert.deepEqual([current?.name, current?.handed], ['Mona Sabri', true])
  assert.deepEqual((await host.visitor.call(showRoomDesk, at(atHost))).data.elsewhere, [])
})

test('two presses at once send somebody on once', async () => {
  const fair = await aFair(site)
  const { host, atHost, atBooth } = fair
  const { visit } = await aTalk(fair)
  const onward = { team: atBooth.team, agreed: true }
  const end = { ...at(atHost), visit, move: 'finish', outcome: 'offer', onward } as const
  const answers = await Promise.all([1, 2, 3].map(() => host.visitor.ask(moveInRoom, end)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  const { rows } = await site.pool.query('select count(*)::int as count from day_visits where first_visit_id = $1', [
    visit,
  ])
  assert.equal(rows[0]?.count, 1)
})

test('nobody is sent on by another company, to a booth that left, before they were spoken with, or after the end', async () => {
  const fair = await aFair(site)
  const { host, other, day, booth, atHost, atBooth } = fair
  const { visit, key } = await aTalk(fair, 'سمير\u202e Haddad')
  const onward = { team: atBooth.team, agreed: true }
  const end = { ...at(atHost), visit, move: 'finish', outcome: 'offer', onward } as const
  await other.visitor.refused('not_found', moveInRoom, end)
  await other.visitor.refused('not_found', moveInRoom, { ...end, ...at(atBooth) })
  const { data: waits } = await guest.call(bookVisit, {
    ...{ day: day.id, name: 'Mona', email: `${newId()}@example.com`, lang: 'en', date: day.date, half: 21 },
    team: atHost.team,
  })
  await host.visitor.refused('visit_state', moveInRoom, { ...end, visit: waits.visit })
  await other.visitor.call(answerBooth, { booth, move: 'leave' })
  await host.visitor.refused('invalid', moveInRoom, end)
  assert.deepEqual((await host.visitor.call(showRoomDesk, at(atHost))).data.elsewhere, [])
  await host.visitor.call(moveDay, { day: day.id, move: 'start' })
  await host.visitor.call(moveDay, { day: day.id, move: 'end' })
  await host.visitor.refused('open_day_state', moveInRoom, end)
  assert.deepEqual((await guest.call(showRoom, { key })).data.before, [], 'nothing was said to anybody')
})

test('a name that turns the direction of what follows is shown without what turns it', async () => {
  const fair = await aFair(site)
  await aTalk(fair, 'سمير\u202e Haddad\u2066')
  const { data: desk } = await fair.host.visitor.call(showRoomDesk, at(fair.atHost))
  assert.doesNotMatch(desk.current?.name ?? '', /[\u202a-\u202e\u2066-\u2069]/)
})
