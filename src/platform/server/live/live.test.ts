import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { removeMember } from '#features/companies/team/contract.ts'
import { move } from '#features/hiring/applications/contract.ts'
import { lock } from '#features/people/lock/contract.ts'
import { authenticate, endOtherSessions, logOut } from '#features/people/sign-in/contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { live } from '#tests/world/live.ts'
import { aCandidate, anApplication, anEmployer, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import type { Context } from '../context.ts'
import { DatabaseAway } from '../db/database-away.ts'
import { Hub } from './hub.ts'
import { closings } from './line.ts'

test('whoever may watch a topic is told what changed there, once the change is committed', async () => {
  const site = await aSite()
  const { employer, candidate, job, application } = await anApplication(site)
  const { connect } = await live(site)
  const board = await connect(employer.visitor)
  const mine = await connect(candidate.visitor)
  assert.equal(await board.watch(`applicants:${job}`), true)
  assert.equal(await mine.watch(`application:${application}`), true)
  await employer.visitor.call(move, { application, stage: 'in_review', version: 1 })
  assert.equal((await board.hear((word) => word.event === 'application.moved'))?.id, application)
  // the candidate hears of it once it is told
  await letBeTold(site)
  assert.equal((await mine.hear((word) => word.event === 'application.told'))?.id, application)
})

test('a topic of others, an unknown one, and one named like a prototype are refused', async () => {
  const site = await aSite()
  const { job, application } = await anApplication(site)
  const stranger = await anEmployer(site)
  const { connect } = await live(site)
  const { watch } = await connect(stranger.visitor)
  for (const topic of [
    `applicants:${job}`,
    `application:${application}`,
    'reviews:all',
    'nothing:1',
    '__proto__:x',
    'user:someone',
  ])
    assert.equal(await watch(topic), false, topic)
})

test('only pages of this site may connect; what is no address of a page does no harm', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { connect } = await live(site)
  for (const origin of ['https://evil.example', 'null', 'x', 'http://', 'http://[', '%00', 'file:///etc'])
    await assert.rejects(connect(visitor, { origin }), /403/, origin)
  await connect(visitor)
})

/** The answer to an upgrade by hand, once the line is closed. */
async function upgrade(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const socket = dial(port, 'localhost')
  const lines = Object.entries({ Host: 'x', Connection: 'Upgrade', Upgrade: 'websocket', ...headers })
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  // it is closed from the other side, though this one keeps its end open
  await Promise.race([once(socket, 'end'), rest(3_000).then(() => Promise.reject(new Error('was not closed')))])
  socket.destroy()
  return answer
}

test('an upgrade of anything else is answered and closed', async () => {
  const site = await aSite()
  const { port } = await live(site)
  for (const path of ['/', '/nothing', '/livefoo', '/live/', '/api/jobs', '//', '/%'])
    assert.match(await upgrade(port, path), /^HTTP\/1.1 404 /, path)
  assert.match(await upgrade(port, '/live'), /^HTTP\/1.1 400 /)
  assert.match(
    await upgrade(port, '/live', { 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'short' }),
    /^HTTP\/1.1 400 /,
  )
  assert.match(
    await upgrade(port, '/api/nothing', { Upgrade: 'h2c', Connection: 'close, Upgrade' }),
    /^HTTP\/1.1 404 .*problem\+json/s,
  )
})

test('so many lines of an address, so many of a person; a place that is left is free again', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { connect } = await live(site, { most: { perAddress: 3, perPerson: 2 } })
  const one = await connect(visitor, { 'x-test-address': 'home' })
  await one.watch('user:nobody')
  const two = await connect(visitor, { 'x-test-address': 'home' })
  await two.watch('user:nobody')
  assert.equal(await (await connect(visitor, { 'x-test-address': 'work' })).closed, closings.later)
  await connect(new Visitor(site), { 'x-test-address': 'home' })
  await assert.rejects(connect(new Visitor(site), { 'x-test-address': 'home' }), /429/)
  one.socket.close()
  await one.closed
  await rest(50)
  const again = await connect(visitor, { 'x-test-address': 'home' })
  assert.equal(await again.watch('user:nobody'), false)
})

test('whoever talks faster than any screen is cut off, and questions that were answered are not asked again', async () => {
  const site = await aSite()
  const { visitor, id } = await aCandidate(site)
  const { connect, hub } = await live(site)
  let asked = 0
  const allows = hub.allows.bind(hub)
  hub.allows = (ctx, topic) => {
    asked++
    return allows(ctx, topic)
  }
  const { socket, closed, watch } = await connect(visitor)
  for (let time = 0; time < 5; time++) assert.equal(await watch(`user:${id}`), true)
  assert.equal(asked, 1)
  for (let time = 0; time < 200; time++) socket.send('{"watch":"user:x"}')
  assert.equal(await closed, closings.policy)
  assert.ok(asked < 70, String(asked))
})

test('while the database is away a line is closed, to come back later, and nothing else happens', async () => {
  const site = await aSite()
  const { visitor, id } = await aCandidate(site)
  let isAway = true
  const { connect, hub } = await live(site)
  hub.allows = async () => {
    if (isAway) throw new DatabaseAway(new Error('gone'))
    return true
  }
  const line = await connect(visitor)
  line.socket.send(JSON.stringify({ watch: `user:${id}` }))
  assert.equal(await line.closed, closings.later)
  isAway = false
  assert.equal(await (await connect(visitor)).watch(`user:${id}`), true)
})

test('a line whose visitor cannot be told is closed too', async () => {
  const site = await aSite()
  const { connect } = await live(site, { identify: () => Promise.reject(new DatabaseAway(new Error('gone'))) })
  const line = await connect(new Visitor(site))
  line.socket.send(JSON.stringify({ watch: 'user:x' }))
  assert.equal(await line.closed, closings.later)
})

test('a line ends with its session: signed out, locked, or ended from elsewhere', async () => {
  const site = await aSite()
  const { connect } = await live(site)
  for (const end of ['logOut', 'lock', 'elsewhere'] as const) {
    const { visitor, id, email } = await aCandidate(site)
    const line = await connect(visitor)
    assert.equal(await line.watch(`user:${id}`), true)
    if (end === 'logOut') await visitor.call(logOut, {})
    if (end === 'lock') await visitor.call(lock, {})
    if (end === 'elsewhere') {
      const other = new Visitor(site)
      await other.call(authenticate, { email, password })
      await other.call(endOtherSessions, {})
    }
    assert.equal(await line.closed, closings.ended, end)
  }
})

test('whoever is removed from a team hears nothing of it any more, on a line that stays', async () => {
  const site = await aSite()
  const { employer, job } = await anApplication(site)
  const recruiter = await aColleague(site, employer.page.id, 'recruiter')
  const { connect } = await live(site)
  const line = await connect(recruiter.visitor)
  assert.equal(await line.watch(`applicants:${job}`), true)
  assert.equal(await line.watch(`user:${recruiter.id}`), true)
  await employer.visitor.call(removeMember, { user: recruiter.id })
  await line.hear((word) => word.refused === `applicants:${job}`)
  assert.equal(await line.watch(`applicants:${job}`), false)
  assert.equal(await line.watch(`user:${recruiter.id}`), true)
})

test('what was missed while nobody listened is asked for again', async () => {
  const site = await aSite()
  const { visitor, id } = await aCandidate(site)
  const { connect } = await live(site, { catchUpWithin: 100 })
  const line = await connect(visitor)
  assert.equal(await line.watch(`user:${id}`), true)
  await site.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'masar-live-%' and datname = current_database()",
  )
  await line.hear((word) => word.watching === `user:${id}`)
})

test('whoever takes words slower than they are said is let go, and nobody else waits for them', async () => {
  const told: string[] = []
  const socket = (bufferedAmount: number) => ({
    ...{ readyState: 1, OPEN: 1, bufferedAmount },
    send: () => told.push('sent'),
    terminate: () => told.push('let go'),
  })
  const hub = new Hub({ thing: async () => true })
  const [quick, slow] = [socket(0), socket(300_000)]
  for (const one of [slow, quick]) await hub.watch({} as Context, one as unknown as WebSocket, 'thing:1')
  hub.tell({ topics: ['thing:1'], event: 'said', id: '1' })
  assert.deepEqual(told, ['let go', 'sent'])
})
