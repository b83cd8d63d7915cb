import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, showMine, withdraw } from '#features/hiring/applications/contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { sendDue } from './send-due.ts'

const hour = 3_600_000
const inHours = (site: Site, hours: number) =>
  clockOf(new Date(site.world.now().getTime() + hours * hour), 'Asia/Dubai')
const due = (site: Site) => sendDue(backgroundContext(site.world))

async function aScheduled(over: { text?: string; hours?: number } = {}) {
  const site = await aSite()
  const world = await anApplication(site)
  const { application } = world
  const text = over.text ?? 'Come on Monday.'
  const at = inHours(site, over.hours ?? 2)
  const { data } = await world.employer.visitor.call(contract.scheduleMessage, { application, text, at })
  const said = async () => {
    const { data: mine } = await world.candidate.visitor.call(showMine, { application })
    return mine.history.filter(({ what }) => what === 'message').map((one) => one.text)
  }
  return { site, ...world, message: data, said }
}

test('a message waits for its time on the clock of the page, and then goes out once', async () => {
  const { site, employer, candidate, application, message, said } = await aScheduled()
  assert.equal(message.zone, 'Asia/Dubai')
  const waiting = await employer.visitor.call(contract.listScheduled, { application })
  assert.deepEqual(
    waiting.data.messages.map(({ id }) => id),
    [message.id],
  )
  assert.equal(waiting.data.zone, 'Asia/Dubai')
  assert.equal(waiting.data.their_zone, null)
  await due(site)
  assert.deepEqual(await said(), [])
  site.later(2 * hour)
  await due(site)
  await due(site)
  assert.deepEqual(await said(), ['Come on Monday.'])
  const mails = (await site.settle()).filter(
    ({ to, text }) => to === candidate.email && text.includes('Come on Monday.'),
  )
  assert.equal(mails.length, 1)
  assert.deepEqual((await employer.visitor.call(contract.listAllScheduled, {})).data, [])
})

test('two workers at the same moment send it once', async () => {
  const { site, said } = await aScheduled()
  site.later(3 * hour)
  await Promise.all(Array.from({ length: 4 }, () => due(site)))
  assert.deepEqual(await said(), ['Come on Monday.'])
})

test('it can be changed and cancelled until it is sent; of two who change it the second is told', async () => {
  const { site, employer, message, said } = await aScheduled()
  const { visitor } = employer
  const change = { message: message.id, version: 1, text: 'Come on Tuesday.', at: inHours(site, 5) }
  const changed = await visitor.call(contract.changeScheduled, change)
  assert.equal(changed.data.version, 2)
  await visitor.refused('changed_meanwhile', contract.changeScheduled, change)
  await visitor.refused('changed_meanwhile', contract.cancelScheduled, { message: message.id, version: 1 })
  site.later(3 * hour)
  await due(site)
  assert.deepEqual(await said(), [])
  site.later(3 * hour)
  await due(site)
  assert.deepEqual(await said(), ['Come on Tuesday.'])
  await visitor.refused('scheduled_over', contract.cancelScheduled, { message: message.id, version: 2 })
})

test('a cancelled one is not sent', async () => {
  const { site, employer, message, said } = await aScheduled()
  await employer.visitor.call(contract.cancelScheduled, { message: message.id, version: 1 })
  site.later(3 * hour)
  await due(site)
  assert.deepEqual(await said(), [])
})

test('an application taken back cancels what waits, and the writer is told with the words', async () => {
  const { site, employer, candidate, application, said } = await aScheduled()
  site.later(60_000)
  await candidate.visitor.call(withdraw, { application })
  const outbox = await site.settle()
  const told = outbox.find(({ to, subject }) => to === employer.email && subject.startsWith('Message not sent'))
  assert.match(told?.text ?? '', /withdrew the application for .*[\s\S]*> Come on Monday\./)
  const { data } = await employer.visitor.call(bell, {})
  assert.ok(data.some(({ title }) => title.startsWith('Message not sent')))
  site.later(3 * hour)
  await due(site)
  assert.deepEqual(await said(), [])
})

test('a rejection in the moment before it is due stops it too, before any reaction ran', async () => {
  const { site, employer, application, said } = await aScheduled()
  site.later(3 * hour)
  await employer.visitor.call(move, { application, stage: 'rejected', version: 1, reason: 'experience' })
  await due(site)
  assert.deepEqual(await said(), [])
  const later = { application, text: 'We keep you in mind.', at: inHours(site, 1) }
  await employer.visitor.call(contract.scheduleMessage, later)
  site.later(2 * hour)
  await due(site)
  assert.deepEqual(await said(), ['We keep you in mind.'])
})

test('a writer who may not write any more does not speak from the past', async () => {
  const { site, employer, said } = await aScheduled()
  await site.world.db.updateTable('page_members').set({ role: 'analyst' }).where('user_id', '=', employer.id).execute()
  site.later(3 * hour)
  await due(site)
  assert.deepEqual(await said(), [])
  const row = await site.world.db.selectFrom('scheduled_messages').select(['state', 'why']).executeTakeFirstOrThrow()
  assert.deepEqual(row, { state: 'cancelled', why: 'author_gone' })
})

test('moments that are past or far, parameters nobody filled, and other pages’ applicants are refused', async () => {
  const { site, employer, application, message } = await aScheduled()
  const ask = (over: object) => ({ application, text: 'Hello', at: inHours(site, 1), ...over })
  const wrong = async (over: object) =>
    (await employer.visitor.refused('invalid', contract.scheduleMessage, ask(over))).errors?.[0]?.code
  assert.equal(await wrong({ at: inHours(site, -1) }), 'send_at_past')
  assert.equal(await wrong({ at: inHours(site, 24 * 91) }), 'send_at_far')
  assert.equal(await wrong({ at: '2026-02-31T25:00' }), 'wrong')
  assert.equal(await wrong({ text: 'See you {interview_time}' }), 'parameter_left')
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.scheduleMessage, ask({}))
  await stranger.visitor.refused('not_found', contract.listScheduled, { application })
  await stranger.visitor.refused('not_found', contract.cancelScheduled, { message: message.id, version: 1 })
  assert.deepEqual((await stranger.visitor.call(contract.listAllScheduled, {})).data, [])
  for (const role of ['interviewer', 'content_editor', 'billing', 'analyst']) {
    await site.world.db.updateTable('page_members').set({ role }).where('user_id', '=', employer.id).execute()
    await employer.visitor.refused('not_allowed', contract.listScheduled, { application })
    await employer.visitor.refused('not_allowed', contract.scheduleMessage, ask({}))
  }
})
