import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { WebSocket } from 'ws'
import { move } from '#features/applications/contract.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { identify } from '../../../identify.ts'
import { topics } from '../../../topics.ts'
import { contextOf, factsOf } from '../http/request-context.ts'
import { Hub } from './hub.ts'
import { listen } from './listen.ts'
import { serveLive } from './socket.ts'

async function live(site: Site) {
  await site.app.listen({ port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const hub = new Hub(topics)
  const ear = listen(site.connection, hub, site.world.log)
  const door = serveLive(site.app.server, hub, `http://localhost:${port}`, (request) =>
    contextOf(site.world, identify, factsOf(request), { requestId: 'live', address: '', userAgent: '' }),
  )
  const open: WebSocket[] = []
  site.atEnd(async () => {
    for (const socket of open) socket.terminate()
    door.close()
    await ear.close()
  })
  return async (visitor: Visitor, origin = `http://localhost:${port}`) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = new WebSocket(`ws://localhost:${port}/live`, { headers: { cookie, origin } })
    open.push(socket)
    await once(socket, 'open')
    const said: Record<string, string>[] = []
    socket.on('message', (raw) => said.push(JSON.parse(String(raw))))
    const hear = async (test: (word: Record<string, string>) => boolean) => {
      while (!said.some(test)) await once(socket, 'message')
      return said.find(test)
    }
    const watch = async (topic: string) => {
      socket.send(JSON.stringify({ watch: topic }))
      const answer = await hear((word) => word.watching === topic || word.refused === topic)
      return answer?.watching === topic
    }
    return { watch, hear }
  }
}

test('whoever may watch a topic is told what changed there, once the change is committed', async () => {
  const site = await aSite()
  const { employer, candidate, job, application } = await anApplication(site)
  const connect = await live(site)
  const board = await connect(employer.visitor)
  const mine = await connect(candidate.visitor)
  assert.equal(await board.watch(`applicants:${job}`), true)
  assert.equal(await mine.watch(`application:${application}`), true)
  await employer.visitor.call(move, { application, stage: 'in_review', version: 1 })
  for (const side of [board, mine])
    assert.equal((await side.hear((word) => word.event === 'application.moved'))?.id, application)
})

test('a topic of others, an unknown one, and one named like a prototype are refused', async () => {
  const site = await aSite()
  const { job, application } = await anApplication(site)
  const stranger = await anEmployer(site)
  const connect = await live(site)
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

test('a page of another site cannot connect', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const connect = await live(site)
  await assert.rejects(connect(visitor, 'https://evil.example'))
})
