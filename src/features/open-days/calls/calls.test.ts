import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { editDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom } from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { live } from '#tests/world/live.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { forgetOldSignals } from './forget-signals.ts'
import { signalPace } from './rules.ts'

const site = await aSite()

/** A desk that called the first of those who came, with the links of all. */
async function aTalk({ count = 1, at: here = site } = {}) {
  const employer = await aTrustedEmployer(here)
  const date = inDays(here, 10)
  const desks = [aDesk(date, { way: 'online' }), aDesk(date, { way: 'online' })]
  const day = await aDay(here, employer.visitor, { desks })
  const keys: string[] = []
  for (let one = 0; one < count; one++) {
    const asked = { day: day.id, name: `Visitor ${one}`, email: `${newId()}@example.com`, lang: 'en', date, half: 20 }
    const { data } = await new Visitor(here).call(bookVisit, { ...asked, team: 1 } as never)
    keys.push(data.key ?? '')
    const entries = [{ visit: data.visit, at: here.world.now().toISOString() }]
    await employer.visitor.call(checkIn, { day: day.id, entries })
  }
  const { data: draft } = await employer.visitor.call(editDay, { day: day.id })
  const [first = '', second = ''] = draft.fields.desks.map(({ id }) => id)
  const { data } = await employer.visitor.call(callNext, { day: day.id, desk: first })
  const at = { day: day.id, desk: first, visit: data.current?.id ?? '' }
  return { team: employer.visitor, page: employer.page.id, at, keys, key: keys[0] ?? '', second }
}
const ends = () => ({ from: newId<'visit of a page'>(), to: null })
const hello = (means: 'video' | 'voice' = 'video') => ({ kind: 'hello' as const, ...ends(), means })
const offer = (sdp = 'v=0') => ({
  kind: 'description' as const,
  ...ends(),
  description: { type: 'offer' as const, sdp },
})
const guest = () => new Visitor(site)
const kinds = (read: { data: contract.Numbered[] }) => read.data.map(({ side, signal }) => `${side} ${signal.kind}`)

test('each side reads what the other said, in its order and from a number on, and whether the other is there', async () => {
  const { team, at, key } = await aTalk()
  assert.equal((await guest().call(contract.showLinkCall, { key })).data.other, null)
  const mine = hello('voice')
  const { data: said } = await team.call(contract.signalFromDesk, { ...at, signals: [mine] })
  assert.equal((await guest().call(contract.showLinkCall, { key })).data.other, 'voice')
  const theirs = hello()
  await guest().call(contract.signalFromLink, { key, signals: [theirs, offer()] })
  await team.call(contract.signalFromDesk, { ...at, signals: [{ kind: 'candidate', ...ends(), candidate: null }] })
  const read = await team.call(contract.readDeskSignals, { ...at, after: said.number })
  assert.deepEqual(kinds(read), ['visitor hello', 'visitor description'])
  assert.deepEqual((await guest().call(contract.readLinkSignals, { key, after: 0 })).data[0]?.signal, mine)
  assert.deepEqual(kinds(await guest().call(contract.readLinkSignals, { key, after: said.number })), [
    // that somebody of the own side came
    'visitor hello',
    'desk candidate',
  ])
  await guest().call(contract.signalFromLink, { key, signals: [{ kind: 'bye', ...ends() }] })
  // another page of the visitor went
  assert.equal((await team.call(contract.showDeskCall, at)).data.other, 'video')
  await guest().call(contract.signalFromLink, { key, signals: [{ ...theirs, kind: 'bye' }] } as never)
  assert.equal((await team.call(contract.showDeskCall, at)).data.other, null)
})

test('nobody but the two of a talk: not another company, another desk, another visitor, a member who may not, or a forged link', async () => {
  const { team, at, keys, second, page } = await aTalk({ count: 2 })
  const signals = [hello()]
  const other = await aTalk()
  await other.team.refused('not_found', contract.readDeskSignals, { ...at, after: 0 })
  await other.team.refused('not_found', contract.signalFromDesk, { ...at, signals })
  await other.team.refused('not_found', contract.showDeskCall, at)
  await other.team.refused('not_found', contract.showDeskCall, { ...other.at, visit: at.visit })
  await team.refused('call_over', contract.signalFromDesk, { ...at, desk: second, signals })
  const writer = await aColleague(site, page, 'content_editor')
  await writer.visitor.refused('not_allowed', contract.readDeskSignals, { ...at, after: 0 })
  // who waits has no talk yet
  await guest().refused('call_over', contract.readLinkSignals, { key: keys[1] ?? '', after: 0 })
  await guest().refused('call_over', contract.signalFromLink, { key: keys[1] ?? '', signals })
  await guest().refused('link_expired', contract.showLinkCall, { key: `${keys[0]}x` })
  await guest().refused('no_session', contract.readDeskSignals, { ...at, after: 0 })
})

test('at a desk one walks up to there is no call', async () => {
  const { team, at, key } = await aTalk()
  await site.pool.query("update open_day_desks set way = 'on_site' where id = $1", [at.desk])
  await team.refused('call_over', contract.showDeskCall, at)
  await guest().refused('call_over', contract.signalFromLink, { key, signals: [hello()] })
})

test('too much at once and too many a second are refused, for this side of this talk alone', async () => {
  const limited = await aSite({ RATE_LIMIT: 'on' })
  const { team, at, key } = await aTalk({ at: limited })
  const guest = new Visitor(limited)
  const long = Array.from({ length: 2 }, () => offer('x'.repeat(9_000)))
  const { errors } = await guest.refused('invalid', contract.signalFromLink, { key, signals: long })
  assert.deepEqual(errors?.[0], { field: 'signals', code: 'too_long', message: 'Maximum 16,384 characters' })
  // nineteen of a second that lasts, so that a slow machine does not let it pass
  const counter = limited.world.counters.named(signalPace.name, signalPace)
  await counter?.consume(`${at.visit} visitor`, 19, { customDuration: 60 })
  await guest.call(contract.signalFromLink, { key, signals: [offer()] })
  await guest.refused('too_many', contract.signalFromLink, { key, signals: [offer()] })
  await team.call(contract.signalFromDesk, { ...at, signals: [hello()] })
})

test('when the talk is over its signals are gone, and both are told so', async () => {
  const { team, at, key } = await aTalk()
  await team.call(moveInRoom, { ...at, move: 'begin' })
  await guest().call(contract.signalFromLink, { key, signals: [hello()] })
  await team.call(moveInRoom, { ...at, move: 'finish', outcome: 'shortlisted' })
  await team.refused('call_over', contract.readDeskSignals, { ...at, after: 0 })
  await guest().refused('call_over', contract.signalFromLink, { key, signals: [hello()] })
  await site.settle()
  assert.equal(await kept(at.visit), 0)
})

test('called a second time, what was said the first time is not read', async () => {
  const { team, at, key } = await aTalk()
  await guest().call(contract.signalFromLink, { key, signals: [hello(), offer()] })
  await team.call(moveInRoom, { ...at, move: 'back' })
  await site.settle()
  await team.call(callNext, { day: at.day, desk: at.desk })
  assert.equal((await team.call(contract.showDeskCall, at)).data.other, null)
  assert.deepEqual(kinds(await team.call(contract.readDeskSignals, { ...at, after: 0 })), [])
})

test('what nobody read in ten minutes is swept away; who is there stays known until the talk ends', async () => {
  const { team, at, key } = await aTalk()
  await guest().call(contract.signalFromLink, { key, signals: [hello(), offer()] })
  const sweep = () => forgetOldSignals.run(backgroundContext(site.world), {})
  await sweep()
  assert.equal(await kept(at.visit), 2)
  await site.pool.query("update call_signals set at = at - interval '11 minutes' where visit_id = $1", [at.visit])
  await sweep()
  assert.equal((await team.call(contract.showDeskCall, at)).data.other, 'video')
  assert.equal(await kept(at.visit), 1)
  await site.pool.query("update day_visits set state = 'left' where id = $1", [at.visit])
  await sweep()
  assert.equal(await kept(at.visit), 0)
})

test('who comes and goes is history, what browsers told each other is not', async () => {
  const { team, at } = await aTalk()
  await team.call(contract.signalFromDesk, { ...at, signals: [hello(), offer(), { kind: 'bye', ...ends() }] })
  const query = "select name, actor_id, data from events where thing_id = $1 and name like 'call.%' order by id"
  const { rows } = await site.pool.query(query, [at.visit])
  assert.deepEqual(
    rows.map(({ name, data }) => [name, data.side, data.means]),
    [
      ['call.joined', 'desk', 'video'],
      ['call.left', 'desk', undefined],
    ],
  )
  assert.ok(rows.every(({ actor_id }) => actor_id !== null))
})

test('a visitor without an account hears of a signal by the live line of the call, and nobody hears by a made-up one', async () => {
  const { team, at, key } = await aTalk()
  const { connect } = await live(site)
  const { topic } = (await guest().call(contract.showLinkCall, { key })).data
  assert.equal(topic, (await team.call(contract.showDeskCall, at)).data.topic)
  const line = await connect(guest())
  assert.equal(await line.watch(`${topic.slice(0, -4)}AAAA`), false)
  assert.equal(await line.watch(`call:${at.visit}`), false)
  assert.equal(await line.watch(topic), true)
  await team.call(contract.signalFromDesk, { ...at, signals: [offer()] })
  const word = await line.hear(({ event }) => event === 'call.signalled')
  assert.deepEqual(word, { event: 'call.signalled', id: at.visit, topics: [topic] })
  await team.call(moveInRoom, { ...at, move: 'gone' })
  await site.settle()
  await line.hear(({ event }) => event === 'visit.moved')
  assert.equal(await (await connect(guest())).watch(topic), false)
})

const kept = async (visit: string): Promise<number> =>
  (await site.pool.query('select from call_signals where visit_id = $1', [visit])).rowCount ?? 0

test('a conversation has begun once both are in the call, though nobody pressed that; not while one is away', async () => {
  const { team, at, key } = await aTalk()
  const stateOf = async () =>
    (await site.pool.query('select state from day_visits where id = $1', [at.visit])).rows[0]?.state
  const mine = hello()
  await team.call(contract.signalFromDesk, { ...at, signals: [mine] })
  await team.call(contract.signalFromDesk, { ...at, signals: [{ ...mine, kind: 'bye' }] } as never)
  await guest().call(contract.signalFromLink, { key, signals: [hello()] })
  assert.equal(await stateOf(), 'called')
  await team.call(contract.signalFromDesk, { ...at, signals: [hello()] })
  assert.equal(await stateOf(), 'in_session')
  await team.call(moveInRoom, { ...at, move: 'begin' } as never)
  assert.equal(await stateOf(), 'in_session')
})
