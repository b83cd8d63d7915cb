import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { liveConnections } from '../metrics.ts'
import type { Hub } from './hub.ts'

const heartbeat = 25_000
const goodbye = 1_000
const mostTopics = 50
const Message = z.union([z.object({ watch: z.string().max(120) }), z.object({ unwatch: z.string().max(120) })])

/**
 * Live messages at `/live`: a page says what it watches, and is told what changed there. Only pages of this site may
 * connect; a connection that does not answer a heartbeat is closed.
 */
export function serveLive(
  server: Server,
  hub: Hub,
  publicOrigin: string,
  identify: (request: IncomingMessage) => Promise<Context>,
) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024 })
  const alive = new WeakSet<WebSocket>()
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/live')) return
    if (!fromHere(request, publicOrigin)) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request))
  })
  sockets.on('connection', (ws: WebSocket, request: IncomingMessage) => {
    liveConnections.inc()
    alive.add(ws)
    const visitor = identify(request)
    visitor.catch(() => ws.close(1011))
    const topics = new Set<string>()
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      liveConnections.dec()
      hub.leave(ws)
    })
    ws.on('message', async (raw) => {
      const message = parse(String(raw))
      if (!message) return
      if ('unwatch' in message) {
        topics.delete(message.unwatch)
        return hub.unwatch(ws, message.unwatch)
      }
      topics.add(message.watch)
      const allowed =
        topics.size <= mostTopics && (await hub.watch(await visitor, ws, message.watch).catch(() => false))
      ws.send(JSON.stringify(allowed ? { watching: message.watch } : { refused: message.watch }))
    })
  })
  const beat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.has(ws)) ws.terminate()
      alive.delete(ws)
      ws.ping()
      // a browser cannot see pings; this tells it that the line still stands
      if (ws.readyState === ws.OPEN) ws.send('{}')
    }
  }, heartbeat)
  return {
    close() {
      clearInterval(beat)
      for (const ws of sockets.clients) ws.close(1001)
      sockets.close()
      // whoever does not say goodbye in time must not hold up the drain
      setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate()
      }, goodbye)
    },
  }
}

function parse(raw: string) {
  try {
    return Message.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}

/** Browsers say where a page came from; anything else than this site is refused (cross-site socket hijacking). */
function fromHere(request: IncomingMessage, publicOrigin: string): boolean {
  const origin = request.headers.origin
  return !origin || origin === publicOrigin || new URL(origin).host === request.headers.host
}
