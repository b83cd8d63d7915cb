import type { WebSocket } from 'ws'
import type { Context } from '../context.ts'
import type { LiveWord } from './publish.ts'

/** Whether this visitor may watch `kind:id`. */
export type TopicRule = (ctx: Context, id: string) => Promise<boolean>
export type Topics = Record<string, TopicRule>

/** Who watches what in this process. */
export class Hub {
  #watchers = new Map<string, Set<WebSocket>>()
  #topics: Topics

  constructor(topics: Topics) {
    this.#topics = topics
  }

  /** Lets a connection watch a topic if its rule allows it. */
  async watch(ctx: Context, socket: WebSocket, topic: string): Promise<boolean> {
    const [kind = '', id = ''] = topic.split(':', 2)
    const rule = Object.hasOwn(this.#topics, kind) ? this.#topics[kind] : undefined
    if (!rule || !(await rule(ctx, id))) return false
    const there = this.#watchers.get(topic) ?? new Set()
    this.#watchers.set(topic, there.add(socket))
    return true
  }

  unwatch(socket: WebSocket, topic: string): void {
    const there = this.#watchers.get(topic)
    there?.delete(socket)
    if (there?.size === 0) this.#watchers.delete(topic)
  }

  leave(socket: WebSocket): void {
    for (const topic of [...this.#watchers.keys()]) this.unwatch(socket, topic)
  }

  /** Sends a word once to every connection that watches one of its topics. */
  tell({ topics, event, id }: LiveWord): void {
    const listeners = new Set(topics.flatMap((topic) => [...(this.#watchers.get(topic) ?? [])]))
    const message = JSON.stringify({ event, id, topics })
    for (const socket of listeners) if (socket.readyState === socket.OPEN) socket.send(message)
  }
}
