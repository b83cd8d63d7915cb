import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callNext, moveInRoom } from '#features/open-days/rooms/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { readLinkSignals, showDeskCall, showLinkCall, signalFromLink } from './contract.ts'
import * as contract from './guest-contract.ts'
import * as texts from './text-contract.ts'

const site = await aSite()
const ends = () => ({ from: newId<'visit of a page'>(), to: null })
const hello = () => ({ kind: 'hello' as const, ...ends(), means: 'video' as const })
const guest = () => new Visitor(site)

async function aTalk() {
  const room = await aRoom(site, 1, { visit: { name: 'Samir Haddad' } })
  const team = room.employer.visitor
  await team.call(callNext, room.first)
  const [{ id, key } = { id: '', key: '' }] = room.people
  const at = { ...room.first, visit: id }
  const colleague = await aColleague(site, room.employer.page.id, 'interviewer')
  return { ...room, team, at, key, colleague }
}
const keyIn = (url: string | null | undefined) => decodeURIComponent((url ?? '').split('/open-day-call/')[1] ?? '')

test('an interpreter comes in by a link, once the visitor was told who and said yes; then all three hear each other', async () => {
  const { team, at, key } = await aTalk()
  const { data: asked } = await team.call(contract.inviteGuest, { ...at, role: 'interpreter', name: 'Hala Mansour' })
  const link = keyIn(asked.url)
  const before = (await guest().call(contract.showGuestCall, { key: link })).data
  assert.deepEqual([before.visitor, before.guest.state, before.call], ['Samir', 'asked', null])
  await guest().refused('call_over', contract.signalFromGuest, { key: link, signals: [hello()] })
  await guest().refused('call_over', contract.readGuestSignals, { key: link, after: 0 })
  const told = (await guest().call(showLinkCall, { key })).data.guest
  assert.deepEqual([told?.name, told?.role, told?.state, told?.url], ['Hala Mansour', 'interpreter', 'asked', null])
  await guest().call(contract.answerGuest, { key, guest: asked.id, agree: true })
  const after = (await guest().call(contract.showGuestCall, { key: link })).data
  assert.deepEqual([after.guest.state, after.call?.topic], ['agreed', after.topic])
  await guest().call(signalFromLink, { key, signals: [hello()] })
  const read = await guest().call(contract.readGuestSignals, { key: link, after: 0 })
  assert.deepEqual(
    read.data.map(({ side, signal }) => [side, signal.kind]),
    [['visitor', 'hello']],
  )
  await guest().call(contract.signalFromGuest, { key: link, signals: [hello()] })
  const heard = await guest().call(readLinkSignals, { key, after: 0 })
  assert.deepEqual(
    heard.data.map(({ side }) => side),
    ['visitor', 'guest'],
  )
})

test('a no keeps them out, a yes is taken back at any time; whoever was taken out says and hears nothing more', async () => {
  const { team, at, key } = await aTalk()
  const ask = async () => {
    const { data } = await team.call(contract.inviteGuest, { ...at, role: 'interpreter', name: 'Hala' })
    return { id: data.id, link: keyIn(data.url) }
  }
  const first = await ask()
  await guest().call(contract.answerGuest, { key, guest: first.id, agree: false })
  assert.equal((await team.call(showDeskCall, at)).data.guest?.state, 'declined')
  await guest().refused('call_over', contract.signalFromGuest, { key: first.link, signals: [hello()] })
  // asked again after a no it is another question
  const second = await ask()
  await guest().refused('call_over', contract.showGuestCall, { key: first.link })
  await guest().refused('not_found', contract.answerGuest, { key, guest: first.id, agree: true })
  await guest().call(contract.answerGuest, { key, guest: second.id, agree: true })
  await guest().call(contract.signalFromGuest, { key: second.link, signals: [hello()] })
  await team.refused('guest_there', contract.inviteGuest, { ...at, role: 'interpreter', name: 'Other' })
  await guest().call(contract.answerGuest, { key, guest: second.id, agree: false })
  await guest().refused('call_over', contract.readGuestSignals, { key: second.link, after: 0 })
  const left = "select from call_signals where visit_id = $1 and side = 'guest'"
  assert.equal((await site.pool.query(left, [at.visit])).rowCount, 0)
  const third = await ask()
  await team.call(contract.endGuest, { ...at, guest: third.id })
  assert.equal((await team.call(showDeskCall, at)).data.guest, null)
  await guest().refused('call_over', contract.showGuestCall, { key: third.link })
})

test('a colleague reads in the hall that a desk asks, and nobody else uses their link', async () => {
  const { team, at, key, day, employer, colleague } = await aTalk()
  const list = await team.call(contract.listColleagues, { day })
  assert.deepEqual(
    list.data.map(({ id }) => id),
    [colleague.id],
  )
  await team.refused('invalid', contract.inviteGuest, { ...at, role: 'colleague', user: employer.id })
  await team.refused('invalid', contract.inviteGuest, { ...at, role: 'colleague' })
  await team.refused('invalid', contract.inviteGuest, { ...at, role: 'interpreter' })
  const { data } = await team.call(contract.inviteGuest, { ...at, role: 'colleague', user: colleague.id })
  assert.equal(data.url, null)
  const mine = await colleague.visitor.call(contract.listCallInvitations, { day })
  const link = mine.data[0]?.key ?? ''
  assert.deepEqual([mine.data.length, mine.data[0]?.visitor], [1, 'Samir Haddad'])
  assert.deepEqual((await team.call(contract.listCallInvitations, { day })).data, [])
  for (const other of [guest(), team]) await other.refused('link_expired', contract.showGuestCall, { key: link })
  await guest().call(contract.answerGuest, { key, guest: data.id, agree: true })
  const shown = (await colleague.visitor.call(contract.showGuestCall, { key: link })).data
  assert.deepEqual([shown.visitor, shown.guest.state], ['Samir Haddad', 'agreed'])
  await colleague.visitor.call(contract.signalFromGuest, { key: link, signals: [hello()] })
  await guest().refused('link_expired', contract.signalFromGuest, { key: link, signals: [hello()] })
})

test('a colleague whom the desk took out asks to be let in again, at the same link, and only after both said yes is in; nobody else knocks', async () => {
  const { team, at, key, day, colleague } = await aTalk()
  const invite = () => team.call(contract.inviteGuest, { ...at, role: 'colleague', user: colleague.id })
  const id = (await invite()).data.id
  const link = (await colleague.visitor.call(contract.listCallInvitations, { day })).data[0]?.key ?? ''
  const stateOf = async () => (await colleague.visitor.call(contract.showGuestCall, { key: link })).data.guest.state
  await colleague.visitor.refused('call_over', contract.knockAtCall, { key: link })
  await guest().call(contract.answerGuest, { key, guest: id, agree: true })
  await colleague.visitor.refused('call_over', contract.knockAtCall, { key: link })
  await team.call(contract.endGuest, { ...at, guest: id })
  assert.equal(await stateOf(), 'out')
  // out is out: nothing is signalled, read or written, the visitor is asked nothing and cannot let them in alone
  await colleague.visitor.refused('call_over', contract.signalFromGuest, { key: link, signals: [hello()] })
  await colleague.visitor.refused('call_over', texts.showGuestTexts, { key: link })
  assert.equal((await guest().call(showLinkCall, { key })).data.guest, null)
  await guest().refused('not_found', contract.answerGuest, { key, guest: id, agree: true })
  for (const other of [guest(), team]) await other.refused('link_expired', contract.knockAtCall, { key: link })
  await colleague.visitor.call(contract.knockAtCall, { key: link })
  await colleague.visitor.call(contract.knockAtCall, { key: link })
  const seen = (await team.call(showDeskCall, at)).data.guest
  assert.deepEqual([seen?.state, seen?.user], ['knocking', colleague.id])
  assert.equal((await colleague.visitor.call(contract.listCallInvitations, { day })).data[0]?.state, 'knocking')
  assert.equal((await invite()).data.id, id)
  assert.equal(await stateOf(), 'asked')
  await guest().call(contract.answerGuest, { key, guest: id, agree: true })
  await colleague.visitor.call(contract.signalFromGuest, { key: link, signals: [hello()] })
  // a no of the visitor stays one, and so does one of the desk to who knocks
  await guest().call(contract.answerGuest, { key, guest: id, agree: false })
  await colleague.visitor.refused('call_over', contract.knockAtCall, { key: link })
  const again = (await invite()).data.id
  assert.notEqual(again, id)
  await guest().call(contract.answerGuest, { key, guest: again, agree: true })
  await team.call(contract.endGuest, { ...at, guest: again })
  const fresh = (await colleague.visitor.call(contract.listCallInvitations, { day })).data[0]?.key ?? ''
  await colleague.visitor.call(contract.knockAtCall, { key: fresh })
  await team.call(contract.endGuest, { ...at, guest: again })
  await colleague.visitor.refused('call_over', contract.knockAtCall, { key: fresh })
})

test('with the talk the link is over; a second talk of the same visitor has nobody in it, and no name is kept', async () => {
  const { team, at, key, first } = await aTalk()
  const { data } = await team.call(contract.inviteGuest, { ...at, role: 'interpreter', name: 'Hala Mansour' })
  await guest().call(contract.answerGuest, { key, guest: data.id, agree: true })
  await team.call(moveInRoom, { ...at, move: 'back' })
  await guest().refused('call_over', contract.showGuestCall, { key: keyIn(data.url) })
  await site.settle()
  await team.call(callNext, first)
  await guest().refused('call_over', contract.showGuestCall, { key: keyIn(data.url) })
  assert.equal((await team.call(showDeskCall, at)).data.guest, null)
  const query = "select data from events where name = 'call.guest_changed' and thing_id = $1 order by id"
  const { rows } = await site.pool.query(query, [at.visit])
  assert.deepEqual(
    rows.map((row) => row.data.state),
    ['asked', 'agreed'],
  )
  assert.doesNotMatch(JSON.stringify(rows), /Hala/)
})

test('another desk, another company, another visitor and a made-up link change nothing', async () => {
  const [one, two] = [await aTalk(), await aTalk()]
  const { data } = await one.team.call(contract.inviteGuest, { ...one.at, role: 'interpreter', name: 'Hala' })
  await guest().refused('not_found', contract.answerGuest, { key: two.key, guest: data.id, agree: true })
  await two.team.refused('not_found', contract.endGuest, { ...one.at, guest: data.id })
  await two.team.refused('not_found', contract.endGuest, { ...two.at, guest: data.id })
  const wrongDesk = { ...one.at, desk: one.second.desk }
  await one.team.refused('call_over', contract.inviteGuest, { ...wrongDesk, role: 'interpreter', name: 'X Y' })
  for (const key of [`${keyIn(data.url)}x`, one.key, 'nothing'])
    await guest().refused('link_expired', contract.showGuestCall, { key })
  // asked twice at once there is one question
  await one.team.call(contract.endGuest, { ...one.at, guest: data.id })
  const asked = { ...one.at, role: 'interpreter' as const, name: 'Hala' }
  const both = await Promise.allSettled([1, 2].map(() => one.team.call(contract.inviteGuest, asked)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})
