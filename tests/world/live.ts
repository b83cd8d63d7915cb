import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { contextOf, factsOf } from '#platform/server/http/request-context.ts'
import { Hub } from '#platform/server/live/hub.ts'
import { listen } from '#platform/server/live/listen.ts'
import { sayWhere } from '#platform/server/live/say-where.ts'
import { type LiveOptions, serveLive } from '#platform/server/live/socket.ts'
import { parts } from '../../src/features.ts'
import { identify } from '../../src/identify.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

type Word = Record<string, string>

/** The live messages of a site, on a port; `connect` opens a line as a visitor's browser does. */
export async function live(site: Site, options: Partial<LiveOptions> = {}) {
  await site.app.listen({ port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const here = `http://localhost:${port}`
  const hub = new Hub(parts.topics)
  const door = serveLive(site.app.server, {
    hub,
    log: site.world.log,
    publicOrigin: here,
    identify: (request) =>
      contextOf(site.world, identify, factsOf(request), { requestId: 'live', address: '', userAgent: '' }),
    addressOf: (request) => String(request.headers['x-test-address'] ?? ''),
    most: null,
    ...options,
  })
  const ear = listen(site.connection, sayWhere(door, site.world.replica), site.world.log)
  const listens = "select from pg_stat_activity where query like 'listen %' and datname = current_database()"
  while (!(await site.pool.query(listens)).rowCount) await rest(20)
  const open: WebSocket[] = []
  site.atEnd(async () => {
    for (const socket of open) socket.terminate()
    door.close()
    await ear.close()
  })
  const connect = async (visitor: Visitor, headers: Record<string, string> = {}) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = new WebSocket(`ws://localhost:${port}/live`, { headers: { cookie, origin: here, ...headers } })
    open.push(socket)
    const closed = once(socket, 'close').then(([code]) => code as number)
    closed.catch(() => {})
    await once(socket, 'open')
    const said: Word[] = []
    socket.on('message', (raw) => said.push(JSON.parse(String(raw))))
    const hear = async (test: (word: Word) => boolean) => {
      while (!said.some(test)) await once(socket, 'message')
      return said.splice(said.findIndex(test), 1)[0]
    }
    const watch = async (topic: string) => {
      socket.send(JSON.stringify({ watch: topic }))
      const answer = await hear((word) => word.watching === topic || word.refused === topic)
      return answer?.watching === topic
    }
    return { socket, closed, watch, hear, said }
  }
  return { port, hub, door, connect }
}
