import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showDoor } from '#features/open-days/door/contract.ts'
import { answerBooth, saveBooth } from '#features/open-days/open-days/booth-contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom, showHall, showRoom } from '#features/open-days/rooms/contract.ts'
import { listVisits } from '#features/open-days/visits/team-contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aFair } from '#tests/world/fairs.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const who = (team: number) => ({
  ...{ name: 'Samir Haddad', email: `${newId()}@example.com`, lang: 'en' as const },
  ...{ attempt: newId(), team },
})
const keyAt = async (visitor: Visitor, day: string) =>
  (await visitor.call(showDoor, { day })).data.walk_in_url?.split('/').at(-1) ?? ''

/** A fair that goes on and takes people without a booking. */
async function aWall() {
  const fair = await aFair(site, { over: { walk_ins: true } })
  await fair.host.visitor.call(moveDay, { day: fair.day.id, move: 'start' })
  return { ...fair, key: await keyAt(fair.host.visitor, fair.day.id) }
}

test('whoever comes to a fair without a booking chooses the host or a booth, and stands in the line of that company alone', async () => {
  const { host, other, day, atHost, atBooth, key } = await aWall()
  const { data: shown } = await guest.call(contract.showWalkIn, { key })
  assert.deepEqual(
    shown.teams.map(({ team, booth }) => [team, booth]),
    [
      [atHost.team, null],
      [atBooth.team, other.page.name],
    ],
  )
  const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  const { data } = await guest.call(contract.walkIn, { key, ...who(atBooth.team) }, { files: { cv } })
  const { data: room } = await guest.call(showRoom, { key: data.key ?? '' })
  assert.deepEqual([room.number, room.ahead, room.line_of], [1, 0, other.page.name])
  await host.visitor.refused('queue_empty', callNext, { day: day.id, desk: atHost.desk })
  const { data: called } = await other.visitor.call(callNext, { day: day.id, desk: atBooth.desk })
  const file = { id: called.current?.cv?.id ?? '', name: 'cv.pdf' }
  assert.equal((await other.visitor.ask(readFile, file)).statusCode, 200)
  assert.equal((await host.visitor.ask(readFile, file)).statusCode, 404)
  // the host counts who is in the house, and reads nothing of what they brought
  const { data: visits } = await host.visitor.call(listVisits, { day: day.id })
  assert.deepEqual([visits[0]?.email, visits[0]?.cv], [null, null])
  assert.equal((await host.visitor.call(showDoor, { day: day.id })).data.counts.inside, 1)
})

test('the hall of a fair tells how many are at each booth and whom it calls', async () => {
  const { host, other, day, atBooth, key } = await aWall()
  for (const one of [who(atBooth.team), who(atBooth.team)]) await guest.call(contract.walkIn, { key, ...one })
  await other.visitor.call(callNext, { day: day.id, desk: atBooth.desk })
  const { data: hall } = await host.visitor.call(showHall, { day: day.id })
  const [booth] = hall.booths
  assert.deepEqual([booth?.company, booth?.waiting, booth?.talking, booth?.done], [other.page.name, 1, 1, 0])
  assert.deepEqual(
    booth?.calls.map(({ number, visitor }) => [number, visitor]),
    [[1, 1]],
  )
  assert.equal(hall.desks.length, 1, 'desks of a booth are its own')
})

test('a booth does not leave, and closes no desk, while somebody waits for it or sits there', async () => {
  const { other, day, booth, atBooth, key } = await aWall()
  const { data } = await guest.call(contract.walkIn, { key, ...who(atBooth.team) })
  const { visitor } = other
  const another = { booth, version: 2, desks: [aDesk(day.date, { way: 'online', name: 'Another' })] }
  const refusedAll = async () => {
    await visitor.refused('desk_waited_for', answerBooth, { booth, move: 'leave' })
    await visitor.refused('desk_waited_for', saveBooth, another)
    await visitor.refused('desk_waited_for', saveBooth, { booth, version: 2, desks: [] })
  }
  await refusedAll()
  const { data: called } = await visitor.call(callNext, { day: day.id, desk: atBooth.desk })
  const talk = { day: day.id, desk: atBooth.desk, visit: called.current?.id ?? '' }
  await visitor.call(moveInRoom, { ...talk, move: 'begin' })
  await refusedAll()
  await visitor.call(moveInRoom, { ...talk, move: 'finish', outcome: 'keep_on_file' })
  await visitor.call(answerBooth, { booth, move: 'leave' })
  assert.equal((await guest.call(showRoom, { key: data.key ?? '' })).data.outcome, 'keep_on_file')
  await guest.refused('invalid', contract.walkIn, { key, ...who(atBooth.team) })
})

test('nobody comes to a booth whose company is shown no more', async () => {
  const { other, key, atBooth } = await aWall()
  await site.pool.query("update pages set state = 'suspended' where id = $1", [other.page.id])
  assert.equal((await guest.call(contract.showWalkIn, { key })).data.teams.length, 1)
  await guest.refused('invalid', contract.walkIn, { key, ...who(atBooth.team) })
})

test('whoever stands at the wall of a day on site and online is not sent to a desk that is elsewhere', async () => {
  const employer = await aTrustedEmployer(site)
  const date = inDays(site, 10)
  const desks = [aDesk(date), aDesk(date, { way: 'online', name: 'From home' })]
  const place = { venue: 'Hall 3', city_id: 1 }
  const day = await aDay(site, employer.visitor, { walk_ins: true, way: 'hybrid', desks, ...place })
  await employer.visitor.call(moveDay, { day: day.id, move: 'start' })
  const key = await keyAt(employer.visitor, day.id)
  const { data } = await guest.call(contract.showWalkIn, { key })
  assert.deepEqual(
    data.teams.map(({ name }) => name),
    ['Front of house'],
  )
  await guest.refused('invalid', contract.walkIn, { key, ...who(2) })
})
