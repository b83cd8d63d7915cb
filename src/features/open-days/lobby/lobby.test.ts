import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import {
  callNext,
  leaveRoom,
  moveInRoom,
  returnToRoom,
  showHall,
  showRoom,
} from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { listThreads } from '#features/talk/threads/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { live } from '#tests/world/live.ts'
import { aTrustedEmployer } from '#tests/world/open-days.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { lobbyPace } from './rules.ts'

const site = await aSite()
const guest = new Visitor(site)
const keysOf = (room: Awaited<ReturnType<typeof aRoom>>) => room.people.map(({ key }) => key) as [string, string]
const read = (key: string) => guest.call(contract.showLobby, { key }).then(({ data }) => data.messages)

test('those who wait write by first name and number, the team as the company; no family name, address or member is in it', async () => {
  const room = await aRoom(site, 2, { visit: { name: 'Samir Haddad' } })
  const { employer, day } = room
  const [one, two] = keysOf(room)
  const before = (await guest.call(showRoom, { key: two })).data.lobby
  await guest.call(contract.sayInLobby, { key: one, text: 'How long is a talk?' })
  assert.notEqual((await guest.call(showRoom, { key: two })).data.lobby, before)
  await employer.visitor.call(contract.answerInLobby, { day, text: 'Ten minutes' })
  const said = await read(two)
  assert.deepEqual(
    said.map(({ company, name, number, text, mine }) => [company, name, number, text, mine]),
    [
      [false, 'Samir', 1, 'How long is a talk?', false],
      [true, employer.page.name, null, 'Ten minutes', false],
    ],
  )
  assert.equal((await read(one))[0]?.mine, true)
  assert.doesNotMatch(JSON.stringify(said), new RegExp(`Haddad|visitor\\.|${employer.name}`))
  const { data } = await employer.visitor.call(contract.showTeamLobby, { day })
  assert.deepEqual([data.open, data.off, data.messages[1]?.by], [true, false, employer.name])
  assert.equal((await employer.visitor.call(showHall, { day })).data.lobby, true)
})

test('nothing before check-in, nothing after one went, and nothing once the day is over', async () => {
  const employer = await aTrustedEmployer(site)
  const room = await aRoom(site, 2, { employer })
  const [one, two] = keysOf(room)
  const asked = { day: room.day, name: 'Early Bird', email: `${newId()}@example.com`, lang: 'en' as const }
  const { data } = await guest.call(bookVisit, { ...asked, date: (await dateOf(room.day)) ?? '', half: 20, team: 1 })
  const early = data.key ?? ''
  await guest.refused('visit_state', contract.showLobby, { key: early })
  await guest.refused('visit_state', contract.sayInLobby, { key: early, text: 'Hello' })
  assert.equal((await guest.call(showRoom, { key: early })).data.lobby, null)
  await guest.call(leaveRoom, { key: one })
  await guest.refused('visit_state', contract.sayInLobby, { key: one, text: 'Hello' })
  await guest.call(returnToRoom, { key: one })
  await guest.call(contract.sayInLobby, { key: one, text: 'Back' })
  await guest.refused('link_expired', contract.showLobby, { key: `${one}x` })
  const called = await employer.visitor.call(callNext, room.first)
  const visit = called.data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...room.first, visit, move: 'begin' })
  await site.pool.query("update open_days set state = 'live' where id = $1", [room.day])
  await employer.visitor.call(moveDay, { day: room.day, move: 'end' })
  for (const key of [one, two]) await guest.refused('lobby_closed', contract.sayInLobby, { key, text: 'Still here' })
  await employer.visitor.refused('lobby_closed', contract.answerInLobby, { day: room.day, text: 'Bye' })
  assert.equal((await employer.visitor.call(contract.showTeamLobby, { day: room.day })).data.open, false)
})

test('in a hall there is no lobby', async () => {
  const room = await aRoom(site, 1)
  const { employer, day } = room
  await site.pool.query("update open_days set way = 'on_site' where id = $1", [day])
  await guest.refused('lobby_closed', contract.showLobby, { key: keysOf(room)[0] })
  await employer.visitor.refused('lobby_closed', contract.answerInLobby, { day, text: 'Hello' })
  assert.equal((await employer.visitor.call(showHall, { day })).data.lobby, false)
})

test('a message is hidden and shown again; a visitor is muted; the lobby is switched off; all of it is history', async () => {
  const room = await aRoom(site, 2)
  const { employer, day, people } = room
  const [one, two] = keysOf(room)
  await guest.call(contract.sayInLobby, { key: one, text: 'Rude' })
  const message = (await read(two))[0]?.id ?? ''
  const before = (await guest.call(showRoom, { key: two })).data.lobby
  await employer.visitor.call(contract.hideInLobby, { day, message, hidden: true })
  assert.deepEqual([await read(one), await read(two)], [[], []])
  assert.notEqual((await guest.call(showRoom, { key: two })).data.lobby, before)
  const { data } = await employer.visitor.call(contract.showTeamLobby, { day })
  assert.deepEqual(
    data.messages.map(({ text, hidden, visit }) => [text, hidden, visit]),
    [['Rude', true, people[0]?.id]],
  )
  await employer.visitor.call(contract.hideInLobby, { day, message, hidden: false })
  assert.equal((await read(two)).length, 1)
  const visit = people[0]?.id ?? ''
  await employer.visitor.call(contract.muteInLobby, { day, visit, muted: true })
  await guest.refused('lobby_muted', contract.sayInLobby, { key: one, text: 'Again' })
  assert.equal((await guest.call(contract.showLobby, { key: one })).data.muted, true)
  await employer.visitor.call(contract.muteInLobby, { day, visit, muted: false })
  await guest.call(contract.sayInLobby, { key: one, text: 'Sorry' })
  await employer.visitor.call(contract.switchLobby, { day, off: true })
  await guest.refused('lobby_closed', contract.showLobby, { key: two })
  assert.equal((await guest.call(showRoom, { key: two })).data.lobby, null)
  await employer.visitor.call(contract.switchLobby, { day, off: false })
  assert.equal((await read(two)).length, 2)
  const query =
    "select data->>'what' as what, actor_id from events where name = 'lobby.changed' and thing_id = $1 order by id"
  const { rows } = await site.pool.query(query, [day])
  assert.deepEqual(
    rows.filter(({ actor_id }) => actor_id !== null).map(({ what }) => what),
    ['hidden', 'shown', 'muted', 'unmuted', 'switched_off', 'switched_on'],
  )
})

test('a report reaches the team once, and hides the message from whoever reported; nobody reports themselves or the company', async () => {
  const room = await aRoom(site, 2)
  const { employer, day } = room
  const [one, two] = keysOf(room)
  await guest.call(contract.sayInLobby, { key: one, text: 'Call me on 050 123 45 67' })
  await employer.visitor.call(contract.answerInLobby, { day, text: 'Please do not' })
  const [theirs, ours] = await read(two)
  const report = (key: string, message = '') => ({ key, message })
  await guest.refused('not_found', contract.reportInLobby, report(one, theirs?.id))
  await guest.refused('not_found', contract.reportInLobby, report(two, ours?.id))
  await guest.refused('not_found', contract.reportInLobby, report(two, newId()))
  await guest.call(contract.reportInLobby, report(two, theirs?.id))
  await guest.call(contract.reportInLobby, report(two, theirs?.id))
  assert.deepEqual([(await read(one)).length, (await read(two)).length], [2, 1])
  const { data } = await employer.visitor.call(contract.showTeamLobby, { day })
  assert.equal(data.messages[0]?.reports, 1)
})

test('another company, another day and a member who may not have no part in it; only who leads switches it off', async () => {
  const [room, other] = [await aRoom(site, 1), await aRoom(site, 1)]
  const { day, employer } = room
  const [key] = keysOf(room)
  await guest.call(contract.sayInLobby, { key, text: 'Mine' })
  const message = (await read(key))[0]?.id ?? ''
  const foreign = other.employer.visitor
  await foreign.refused('not_found', contract.showTeamLobby, { day })
  await foreign.refused('not_found', contract.answerInLobby, { day, text: 'Hello' })
  await foreign.refused('not_found', contract.hideInLobby, { day, message, hidden: true })
  await foreign.refused('not_found', contract.hideInLobby, { day: other.day, message, hidden: true })
  await foreign.refused('not_found', contract.muteInLobby, {
    day: other.day,
    visit: room.people[0]?.id ?? '',
    muted: true,
  })
  await foreign.refused('not_found', contract.switchLobby, { day, off: true })
  await guest.refused('not_found', contract.reportInLobby, { key: keysOf(other)[0], message })
  const writer = await aColleague(site, employer.page.id, 'content_editor')
  await writer.visitor.refused('not_allowed', contract.showTeamLobby, { day })
  const interviewer = await aColleague(site, employer.page.id, 'interviewer')
  await interviewer.visitor.call(contract.answerInLobby, { day, text: 'Hello' })
  await interviewer.visitor.refused('not_allowed', contract.switchLobby, { day, off: true })
  assert.equal((await read(key)).length, 2)
})

test('so many words at once and no more; too long, empty or with unseen signs is refused or cleaned', async () => {
  const limited = await aSite({ RATE_LIMIT: 'on' })
  const { people } = await aRoom(limited, 1, { visit: { name: '\u202eSamir Haddad' } })
  const [{ key, id } = { key: '', id: '' }] = people
  const visitor = new Visitor(limited)
  await visitor.refused('invalid', contract.sayInLobby, { key, text: '   ' })
  await visitor.refused('invalid', contract.sayInLobby, { key, text: 'x'.repeat(501) })
  await limited.world.counters.named(lobbyPace.name, lobbyPace)?.consume(id, lobbyPace.times - 1)
  await visitor.call(contract.sayInLobby, { key, text: 'One' })
  await visitor.refused('too_many', contract.sayInLobby, { key, text: 'Two' })
  const { data } = await visitor.call(contract.showLobby, { key })
  assert.equal(data.messages[0]?.name, 'Samir')
})

test('the team hears of a word at once; the lobby is in no inbox, and goes with the visit', async () => {
  const room = await aRoom(site, 1)
  const { employer, people } = room
  const [key] = keysOf(room)
  const { connect } = await live(site)
  const line = await connect(employer.visitor)
  await line.watch(`page:${employer.page.id}`)
  await guest.call(contract.sayInLobby, { key, text: 'Hello' })
  assert.equal((await line.hear(({ event }) => event === 'lobby.changed'))?.id, room.day)
  assert.deepEqual((await employer.visitor.call(listThreads, { as: 'page' } as never)).data, [])
  await site.pool.query('delete from day_visits where id = $1', [people[0]?.id])
  assert.deepEqual((await employer.visitor.call(contract.showTeamLobby, { day: room.day })).data.messages, [])
})

const dateOf = async (day: string): Promise<string | undefined> =>
  (await site.pool.query('select on_date::text as date from open_day_dates where day_id = $1', [day])).rows[0]?.date
