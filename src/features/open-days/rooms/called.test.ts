import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subscribePush } from '#features/people/subscriptions/push-contract.ts'
import { list } from '#features/site/notifications/contract.ts'
import { live } from '#tests/world/live.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aBrowser, anAddress, aPushService } from '#tests/world/push.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { showMyCall } from './called-contract.ts'
import * as contract from './contract.ts'

const site = await aSite()

test('whoever has an account is called by the bell, by their browsers and wherever they are on the site, for as long as the desk calls', async () => {
  const [one, two] = [await aCandidate(site), await aCandidate(site)]
  const endpoint = 'https://push.example/called'
  await one.visitor.call(subscribePush, { endpoint, keys: { p256dh: 'k', auth: 'a' } })
  const { employer, first } = await aRoom(site, 2, { by: [one.visitor, two.visitor] })
  assert.equal((await one.visitor.call(showMyCall, {})).data, null)
  const { data } = await employer.visitor.call(contract.callNext, first)
  const outbox = await site.settle()
  const { data: bell } = await one.visitor.call(list, {})
  assert.match(bell[0]?.title ?? '', /^Desk 1 is calling you: /)
  const push = outbox.find(({ channel, to }) => channel === 'push' && to === endpoint)
  const pushed = JSON.parse(push?.text ?? '{}')
  assert.match(pushed.title, /^Desk 1 is calling you: /)
  assert.match(pushed.url, /\/openday-room\//)
  // a desk waits a minute or two: a mail would come too late
  assert.ok(!outbox.some(({ channel, text }) => channel === 'mail' && text?.includes('is calling you')))
  const called = (await one.visitor.call(showMyCall, {})).data
  assert.deepEqual([called?.desk.number, called?.desk.way], [1, 'online'])
  const room = await new Visitor(site).call(contract.showRoom, { key: called?.key ?? '' })
  assert.equal(room.data.state, 'called')
  assert.equal((await two.visitor.call(showMyCall, {})).data, null)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(contract.moveInRoom, { ...first, visit, move: 'begin' })
  assert.equal((await one.visitor.call(showMyCall, {})).data, null)
  await new Visitor(site).refused('no_session', showMyCall, {})
})

test('called by the other desk meanwhile, only the later call is told', async () => {
  const { visitor } = await aCandidate(site)
  const { employer, first, second } = await aRoom(site, 1, { by: [visitor] })
  const { data } = await employer.visitor.call(contract.callNext, first)
  await employer.visitor.call(contract.moveInRoom, { ...first, visit: data.current?.id ?? '', move: 'back' })
  await employer.visitor.call(contract.callNext, second)
  await site.settle()
  const { data: bell } = await visitor.call(list, {})
  const calls = bell.filter(({ title }) => title.includes('is calling you'))
  assert.deepEqual(
    calls.map(({ title }) => title.slice(0, 6)),
    ['Desk 2'],
  )
})

test('a visitor without an account hears of a call by the line of their own visit, and nobody by a made-up one', async () => {
  const { employer, first, people } = await aRoom(site, 1)
  const [{ key, id } = { key: '', id: '' }] = people
  const { connect } = await live(site)
  const { topic } = (await new Visitor(site).call(contract.showRoom, { key })).data
  const line = await connect(new Visitor(site))
  for (const made of [`${topic.slice(0, -4)}AAAA`, `visit:${id}`, 'visit:', `visit:${id}.`])
    assert.equal(await line.watch(made), false, made)
  assert.equal(await line.watch(topic), true)
  await employer.visitor.call(contract.callNext, first)
  await site.settle()
  assert.deepEqual(await line.hear(({ event }) => event === 'visit.moved'), {
    ...{ event: 'visit.moved', id, topics: [topic] },
  })
})

test('the push of a call wakes a sleeping phone, and is gone once no desk waits any more', async () => {
  const there = await aSite({ PUSH: 'on' })
  const { id, visitor } = await aCandidate(there)
  const { employer, first } = await aRoom(there, 1, { by: [visitor] })
  const [service, browser] = [await aPushService(there), aBrowser()]
  await there.settle()
  await anAddress(there, id, `${service.at}/phone`, browser.keys)
  await employer.visitor.call(contract.callNext, first)
  await there.settle()
  const [knock] = service.knocks
  assert.deepEqual([knock?.headers.urgency, knock?.headers.ttl], ['high', '120'])
  const told = JSON.parse(browser.read(knock?.body ?? Buffer.alloc(0)))
  assert.deepEqual(Object.keys(told).sort(), ['tag', 'title', 'url'])
})
