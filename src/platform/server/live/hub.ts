import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import { meansAway } from '../db/database-away.ts'
import type { LiveWord } from './publish.ts'

/** Whether this visitor may watch `kind:id`. */
export type TopicRule = (ctx: Context, id: string) => Promise<boolean>
export type Topics = Record<string, TopicRule>

/** Whoever takes words this much slower than they are said is let go, in bytes: they come back and ask for everything. */
const mostWaiting = 256 * 1_024

function say(socket: WebSocket, message: string): void {
  if (socket.bufferedAmount > mostWaiting) socket.terminate()
  else socket.send(message)
}

const nothing: ReadonlySet<string> = new Set()

/** Who watches what in this process. */
export class Hub {
  #watchers = new Map<string, Set<WebSocket>>()
  // kept both ways, so that a goodbye costs what that one watched
  #watched = new Map<WebSocket, Set<string>>()
  #topics: Topics

  constructor(topics: Topics) {
    this.#topics = topics
  }

  /** Whether a topic's rule lets somebody watch it now. @throws DatabaseAway */
  async allows(ctx: Context, topic: string): Promise<boolean> {
    const [kind = '', id = ''] = topic.split(':', 2)
    const rule = Object.hasOwn(this.#topics, kind) ? this.#topics[kind] : undefined
    if (!rule) return false
    try {
      return await rule(ctx, id)
    } catch (error) {
      // an id that is none; while the database is away nobody knows
      if (meansAway(error)) throw error
      return false
    }
  }

  /** Lets a connection watch a topic if its rule allows it. */
  async watch(ctx: Context, socket: WebSocket, topic: string): Promise<boolean> {
    if (!(await this.allows(ctx, topic))) return false
    // gone while the rule was asked: nobody would ever take the name off the list
    if (socket.readyState > 1) return false
    this.#watchers.set(topic, (this.#watchers.get(topic) ?? new Set()).add(socket))
    this.#watched.set(socket, (this.#watched.get(socket) ?? new Set()).add(topic))
    return true
  }

  /** What a connection watches. */
  watchedBy(socket: WebSocket): ReadonlySet<string> {
    return this.#watched.get(socket) ?? nothing
  }

  unwatch(socket: WebSocket, topic: string): void {
    this.#watched.get(socket)?.delete(topic)
    const there = this.#watchers.get(topic)
    there?.delete(socket)
    if (there?.size === 0) this.#watchers.delete(topic)
  }

  leave(socket: WebSocket): void {
    for (const topic of this.watchedBy(socket)) this.unwatch(socket, topic)
    this.#watched.delete(socket)
  }

  /** Sends a word once to every connection that watches one of its topics. */
  tell({ topics, event, id, at }: LiveWord): void {
    const listeners = new Set(topics.flatMap((topic) => [...(this.#watchers.get(topic) ?? [])]))
    const message = JSON.stringify({ event, id, topics, at })
    for (const socket of listeners) if (socket.readyState === socket.OPEN) say(socket, message)
  }
}
