import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { isFromElsewhere } from '../http/origin.ts'
import type { Log } from '../log.ts'
import { liveConnections } from '../observe/metrics.ts'
import { Ceiling } from './ceilings.ts'
import type { Hub } from './hub.ts'
import { Line } from './line.ts'
import type { Ear } from './listen.ts'

const path = '/live'
const heartbeat = 25_000
const checks = 1_000
const goodbye = 1_000

export type LiveOptions = {
  hub: Hub
  log: Log
  publicOrigin: string
  identify: (request: IncomingMessage) => Promise<Context>
  addressOf: (request: IncomingMessage) => string
  /** How many lines at once; null for any number. */
  most: { perAddress: number; perPerson: number } | null
  /** Words may have been missed by all at once: they ask again within so long, in ms. */
  catchUpWithin?: number
  /** Paths whose upgrades somebody else answers. */
  others?: readonly string[]
}

/**
 * Live messages at `/live`: a page says what it watches, and is told what changed there. Only pages of this site may
 * connect; a connection that does not answer a heartbeat is closed. Nothing that comes in here may end the process.
 */
export function serveLive(server: Server, options: LiveOptions): Ear & { close: () => void } {
  const { hub, log, most, others = [], catchUpWithin = 20_000 } = options
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024 })
  const alive = new WeakSet<WebSocket>()
  const lines = new Map<WebSocket, Line>()
  const people = new Ceiling(most?.perPerson ?? Number.POSITIVE_INFINITY)
  const addresses = new Ceiling(most?.perAddress ?? Number.POSITIVE_INFINITY)
  const open = (ws: WebSocket, request: IncomingMessage) => {
    liveConnections.inc()
    alive.add(ws)
    const line = new Line(ws, { hub, people, identify: () => options.identify(request) })
    lines.set(ws, line)
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('message', (raw) => line.hear(String(raw)))
    ws.on('close', () => {
      liveConnections.dec()
      lines.delete(ws)
      line.leave()
    })
  }
  server.on('upgrade', (request, socket, head) => {
    const asked = request.url?.split('?', 1)[0] ?? ''
    if (others.includes(asked)) return
    socket.on('error', () => socket.destroy())
    try {
      if (asked !== path) return refuse(socket, '404 Not Found')
      if (isFromElsewhere(request.headers, options.publicOrigin)) return refuse(socket, '403 Forbidden')
      const address = options.addressOf(request)
      if (!addresses.enter(address)) return refuse(socket, '429 Too Many Requests', ['Retry-After: 60'])
      socket.once('close', () => addresses.leave(address))
      sockets.handleUpgrade(request, socket, head, (ws) => open(ws, request))
    } catch (error) {
      log.warn({ err: error }, 'a live connection could not be opened')
      refuse(socket, '400 Bad Request')
    }
  })
  const beat = setInterval(() => beatOnce(sockets.clients, alive), heartbeat)
  const check = setInterval(() => {
    const now = performance.now()
    for (const line of lines.values()) if (line.isDue(now)) line.check()
  }, checks)
  return {
    tell: (word) => hub.tell(word),
    changed: (whom) => {
      for (const line of lines.values()) if (line.concerns(whom)) line.check()
    },
    missed: () => {
      for (const line of lines.values()) setTimeout(() => line.check(true), Math.random() * catchUpWithin).unref()
    },
    close() {
      clearInterval(beat)
      clearInterval(check)
      sayGoodbye(sockets)
    },
  }
}

/** Whoever did not answer the last beat is gone. */
function beatOnce(clients: Iterable<WebSocket>, alive: WeakSet<WebSocket>): void {
  for (const ws of clients) {
    if (!alive.has(ws)) ws.terminate()
    alive.delete(ws)
    ws.ping()
    // a browser cannot see pings; this tells it that the line still stands
    if (ws.readyState === ws.OPEN) ws.send('{}')
  }
}

/** Whoever does not say goodbye in time must not hold up the drain. */
function sayGoodbye(sockets: WebSocketServer): void {
  for (const ws of sockets.clients) ws.close(1001)
  sockets.close()
  setTimeout(() => {
    for (const ws of sockets.clients) ws.terminate()
  }, goodbye)
}

/** Answers an upgrade that is not ours to make, and closes: nothing else would ever close it. */
function refuse(socket: Duplex, status: string, headers: readonly string[] = []) {
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...headers, '', '']
  socket.once('finish', () => socket.destroy())
  socket.end(lines.join('\r\n'))
}
