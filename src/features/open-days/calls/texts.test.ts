import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showLobby } from '#features/open-days/lobby/contract.ts'
import { mostLetters } from '#features/open-days/lobby/rules.ts'
import { callNext, moveInRoom } from '#features/open-days/rooms/contract.ts'
import { listThreads } from '#features/talk/threads/contract.ts'
import { live } from '#tests/world/live.ts'
import { aTrustedEmployer } from '#tests/world/open-days.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { showLinkCall } from './contract.ts'
import { answerGuest, inviteGuest } from './guest-contract.ts'
import { textPace } from './rules.ts'
import * as contract from './text-contract.ts'

const site = await aSite()
const guest = new Visitor(site)

/** The first of two who came, at an online desk that called. */
async function aTalk(here = site) {
  const room = await aRoom(here, 2, { visit: { name: 'Samir Haddad' } })
  const { data } = await room.employer.visitor.call(callNext, room.first)
  const [key = '', other = ''] = room.people.map(({ key }) => key)
  return { room, team: room.employer.visitor, at: { ...room.first, visit: data.current?.id ?? '' }, key, other }
}
const read = (key: string) => guest.call(contract.showLinkTexts, { key }).then(({ data }) => data.messages)

test('desk and visitor write to each other, in order and live; the visitor by first name, the desk as the company', async () => {
  const { room, team, at, key } = await aTalk()
  const topic = (await guest.call(showLinkCall, { key })).data.topic
  const { connect } = await live(site)
  const line = await connect(guest)
  assert.equal(await line.watch(topic), true)
  await team.call(contract.writeAtDesk, { ...at, text: 'Does the sound come through?' })
  await line.hear(({ event }) => event === 'call.texted')
  await guest.call(contract.writeByLink, { key, text: 'No, please write' })
  const lines = (said: Awaited<ReturnType<typeof read>>) =>
    said.map(({ company, name, number, text, mine }) => [company, name, number, text, mine])
  const company = room.employer.page.name
  assert.deepEqual(lines(await read(key)), [
    [true, company, null, 'Does the sound come through?', false],
    [false, 'Samir', null, 'No, please write', true],
  ])
  assert.deepEqual(
    (await team.call(contract.showDeskTexts, at)).data.messages.map(({ mine }) => mine),
    [true, false],
  )
})

test('nobody else reads or writes: not who waits, another desk or company, and none of it is in the lobby or an inbox', async () => {
  const { room, team, at, key, other } = await aTalk()
  await guest.call(contract.writeByLink, { key, text: 'Between us' })
  await guest.refused('call_over', contract.showLinkTexts, { key: other })
  await guest.refused('call_over', contract.writeByLink, { key: other, text: 'Let me in' })
  await guest.refused('link_expired', contract.showLinkTexts, { key: `${key}x` })
  const stranger = await aTrustedEmployer(site)
  await stranger.visitor.refused('not_found', contract.showDeskTexts, at)
  await stranger.visitor.refused('not_found', contract.writeAtDesk, { ...at, text: 'Hello' })
  assert.deepEqual((await guest.call(showLobby, { key: other })).data.messages, [])
  const { data } = await team.call(listThreads, { as: 'page' })
  assert.equal(
    data.some(({ id }) => id === at.visit),
    false,
  )
  await team.refused('invalid', contract.writeAtDesk, { ...at, text: 'a'.repeat(mostLetters + 1) })
  await team.refused('invalid', contract.writeAtDesk, { ...at, text: ' ' })
  assert.equal(room.people.length, 2)
})

test('a third reads and writes too, from the yes on and no word before it; without the yes nothing', async () => {
  const { team, at, key } = await aTalk()
  await guest.call(contract.writeByLink, { key, text: 'My number is 1234' })
  const asked = { ...at, role: 'interpreter' as const, name: 'Hala Mansour' }
  const { data } = await team.call(inviteGuest, asked)
  const third = decodeURIComponent(data.url?.split('/open-day-call/')[1] ?? '')
  await guest.refused('call_over', contract.showGuestTexts, { key: third })
  await guest.refused('call_over', contract.writeAsGuest, { key: third, text: 'Hello' })
  site.later(1_000)
  await guest.call(answerGuest, { key, guest: data.id, agree: true })
  site.later(1_000)
  await team.call(contract.writeAtDesk, { ...at, text: 'Welcome' })
  await guest.call(contract.writeAsGuest, { key: third, text: 'She says: good morning' })
  const mine = (await guest.call(contract.showGuestTexts, { key: third })).data.messages
  assert.deepEqual(
    mine.map(({ name, text, company, mine: own }) => [name, text, company, own]),
    [
      [(await read(key))[1]?.name, 'Welcome', true, false],
      ['Hala Mansour', 'She says: good morning', false, true],
    ],
  )
  assert.deepEqual(
    (await read(key)).map(({ mine: own }) => own),
    [true, false, false],
  )
  for (const wrong of [key, `${third}x`]) await guest.refused('link_expired', contract.showGuestTexts, { key: wrong })
  await guest.refused('link_expired', contract.showLinkTexts, { key: third })
  await guest.call(answerGuest, { key, guest: data.id, agree: false })
  await guest.refused('call_over', contract.showGuestTexts, { key: third })
  await guest.refused('call_over', contract.writeAsGuest, { key: third, text: 'Still here' })
})

test('sent back and called again it goes on; with the outcome it is over for both; what asks for money is marked', async () => {
  const { team, at, key } = await aTalk()
  await team.call(contract.writeAtDesk, { ...at, text: 'Please pay a visa fee of 500 dirhams' })
  assert.equal((await read(key))[0]?.careful, true)
  await team.call(moveInRoom, { ...at, move: 'back' })
  await guest.refused('call_over', contract.writeByLink, { key, text: 'Hello?' })
  const { data } = await team.call(callNext, { day: at.day, desk: at.desk })
  assert.equal(data.current?.id, at.visit)
  assert.equal((await read(key)).length, 1)
  await team.call(moveInRoom, { ...at, move: 'begin' })
  await team.call(moveInRoom, { ...at, move: 'finish', outcome: 'keep_on_file' })
  await team.refused('call_over', contract.showDeskTexts, at)
  await guest.refused('call_over', contract.writeByLink, { key, text: 'Thank you' })
})

test('ten in half a minute of each side, and it goes with the visit', async () => {
  const limited = await aSite({ RATE_LIMIT: 'on' })
  const { team, at, key } = await aTalk(limited)
  const visitor = new Visitor(limited)
  await limited.world.counters.named(textPace.name, textPace)?.consume(`${at.visit} visitor`, textPace.times - 1)
  await visitor.call(contract.writeByLink, { key, text: 'One' })
  await visitor.refused('too_many', contract.writeByLink, { key, text: 'Two' })
  await team.call(contract.writeAtDesk, { ...at, text: 'Slowly' })
  await limited.pool.query('delete from day_visits where id = $1', [at.visit])
  const { rows } = await limited.pool.query('select 1 from messages where thread_id = $1', [at.visit])
  assert.deepEqual(rows, [])
})
