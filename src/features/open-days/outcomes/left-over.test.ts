import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { answerBooth, askBooth, listOwnBooths, saveBooth } from '#features/open-days/open-days/booth-contract.ts'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom, showRoom, showRoomDesk } from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { aDay, aDesk, aTrustedEmployer } from '#tests/world/open-days.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

/** One was talked with and sent on to the kitchen, another waits; the day ends. */
async function sentOn() {
  const room = await aRoom(site, 2)
  const { day, first, kitchen, employer, people } = room
  const team = employer.visitor
  await team.call(moveDay, { day, move: 'start' })
  const { data } = await team.call(callNext, first)
  const visit = data.current?.id ?? ''
  await team.call(moveInRoom, { ...first, visit, move: 'begin' })
  const to = data.teams.find(({ name }) => name === 'Kitchen')?.team ?? 0
  await team.call(moveInRoom, { ...first, visit, move: 'hand', team: to, note: 'Cooks well', rating: 4 })
  await site.settle()
  return { day, first, second: room.second, kitchen, team, visit, people, employer }
}

test('whoever a desk spoke with and sent on is not unseen when the day ends: the desks they waited for say what came of it', async () => {
  const { day, second, kitchen, team, visit, people } = await sentOn()
  const key = people.find(({ id }) => id === visit)?.key ?? ''
  assert.equal((await guest.call(showRoom, { key })).data.outlasted, false)
  await team.refused('visit_state', moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'offer' })
  await team.call(moveDay, { day, move: 'end' })
  const mails = await site.settle()
  const room = (await guest.call(showRoom, { key })).data
  assert.deepEqual([room.state, room.outcome, room.outlasted, room.ahead], ['queued', null, true, null])
  const email = people.find(({ id }) => id === visit)?.email
  assert.equal(
    mails.some(({ to }) => to === email),
    false,
  )
  await team.refused('visits_open', moveDay, { day, move: 'report' })
  const { data: open } = await team.call(contract.listOutcomes, { day, show: 'open' })
  assert.deepEqual(
    open.map(({ id, desk }) => [id, desk?.id]),
    [[visit, kitchen.desk]],
  )
  assert.equal((await team.call(contract.showDayReport, { day })).data.funnel.seen, 1)
  const { data: desk } = await team.call(showRoomDesk, kitchen)
  assert.deepEqual(
    desk.queue.map(({ id, handed, room_note, rating }) => [id, handed, room_note, rating]),
    [[visit, true, 'Cooks well', 4]],
  )
  // of another team, unseen after all, or back into a queue: no
  await team.refused('visit_state', moveInRoom, { ...second, visit, move: 'finish', outcome: 'offer' })
  await team.refused('invalid', moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'unseen' })
  await team.refused('visit_state', moveInRoom, { ...kitchen, visit, move: 'begin' })
  const stranger = await aTrustedEmployer(site)
  await stranger.visitor.refused('not_found', moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'offer' })
  await team.call(moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'keep_on_file', note: 'Cooks well' })
  await team.refused('visit_state', moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'offer' })
  await team.call(moveDay, { day, move: 'report' })
  const { data: report } = await team.call(contract.showDayReport, { day })
  assert.deepEqual([report.funnel.seen, report.outcomes.keep_on_file, report.outcomes.unseen], [1, 1, 1])
})

test('sent on, and called while the day ended: that desk ends it, talked with again or not', async () => {
  const { day, kitchen, team, visit } = await sentOn()
  await team.call(callNext, kitchen)
  await team.call(moveDay, { day, move: 'end' })
  await site.settle()
  assert.equal((await team.call(showRoomDesk, kitchen)).data.current?.state, 'called')
  await team.call(moveInRoom, { ...kitchen, visit, move: 'finish', outcome: 'shortlisted' })
  await team.call(moveDay, { day, move: 'report' })
})

test('the host of a fair reads that a booth gave an outcome, and neither its note nor its rating', async () => {
  const [host, other] = [await aTrustedEmployer(site), await anEmployer(site)]
  const day = await aDay(site, host.visitor, { kind: 'expo' })
  await host.visitor.call(askBooth, { day: day.id, company: other.page.id, words: '' })
  const booth = (await other.visitor.call(listOwnBooths, {})).data[0]?.id ?? ''
  await other.visitor.call(answerBooth, { booth, move: 'accept' })
  const desk = aDesk(day.date, { way: 'online' })
  await other.visitor.call(saveBooth, { booth, version: 1, desks: [desk] })
  const { data: shown } = await guest.call(showDay, { address: day.address })
  const team = shown.teams[1]?.team ?? 0
  const asked = { day: day.id, name: 'Samir Haddad', email: 'samir.booth@example.com', lang: 'en' as const }
  const { data: booked } = await guest.call(bookVisit, { ...asked, date: day.date, half: 20, team })
  const at = site.world.now().toISOString()
  await host.visitor.call(checkIn, { day: day.id, entries: [{ visit: booked.visit, at }] })
  const { rows } = await site.pool.query('select id from open_day_desks where day_id = $1 and booth_id is not null', [
    day.id,
  ])
  const there = { day: day.id, desk: String(rows[0]?.id), visit: booked.visit }
  await other.visitor.call(callNext, there)
  await other.visitor.call(moveInRoom, { ...there, move: 'begin' })
  const end = { outcome: 'offer' as const, note: 'Asks for 9,000', rating: 5 }
  await other.visitor.call(moveInRoom, { ...there, move: 'finish', ...end })
  await site.settle()
  const { data } = await host.visitor.call(contract.listOutcomes, { day: day.id })
  assert.deepEqual(
    data.map(({ name, outcome, booth: whose, note, rating, link, desk: at }) => [
      name,
      outcome,
      whose,
      note,
      rating,
      link,
      at,
    ]),
    [['Samir Haddad', 'offer', other.page.name, '', null, null, null]],
  )
})
