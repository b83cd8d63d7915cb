import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Ceiling } from './ceilings.ts'
import { Pace } from './ceilings.ts'
import type { Hub } from './hub.ts'

const mostTopics = 50
/** A screen that opens asks for all its topics at once; nobody needs more than these. */
const pace = { atOnce: 60, perSecond: 10 }
/** So long what is known of somebody counts for the next question, in ms. */
const fresh = 1_000
/** A line is looked at again after so long, in ms, a little less for some, so that not all come at once. */
const checkEvery = 300_000
/** After a check that found no database, in ms. */
const checkSoon = 5_000

/** Why a line was closed (RFC 6455 §7.4): clients come back after each, later after some. */
export const closings = { policy: 1008, later: 1013, ended: 4001 } as const

const Message = z.union([z.object({ watch: z.string().max(120) }), z.object({ unwatch: z.string().max(120) })])

type Parts = { hub: Hub; identify: () => Promise<Context>; people: Ceiling }

/**
 * One open connection of somebody. It does one thing after the other; who it is, and what that one may watch, is asked
 * again and again for as long as it is open.
 */
export class Line {
  #ws: WebSocket
  #parts: Parts
  #pace = new Pace(pace.atOnce, pace.perSecond)
  #turn: Promise<void>
  #ctx: Context | null = null
  #knownAt = 0
  #dueAt = 0
  #person: string | null = null

  constructor(ws: WebSocket, parts: Parts) {
    this.#ws = ws
    this.#parts = parts
    this.#turn = this.#identify().then(
      () => this.#enter(),
      () => ws.close(closings.later),
    )
    this.#plan(checkEvery)
  }

  /** What came in; who talks faster than any screen is cut off. */
  hear(raw: string): void {
    const isTooFast = !this.#pace.take()
    if (isTooFast) this.#ws.close(closings.policy)
    const message = isTooFast ? undefined : parse(raw)
    if (message) this.#next(() => this.#take(message), closings.later)
  }

  isDue = (now: number): boolean => now >= this.#dueAt

  /** Whether it is of this person, or of this page. */
  concerns = (id: string): boolean => {
    const { me, membership } = this.#ctx ?? {}
    return me?.id === id || membership?.member === id || membership?.page === id
  }

  /** Looks at who it is and what that one may still watch. `tell`: what it may is said again, so that it asks anew. */
  check(tell = false): void {
    this.#plan(checkEvery)
    this.#next(() => this.#check(tell))
  }

  leave(): void {
    this.#parts.hub.leave(this.#ws)
    if (this.#person) this.#parts.people.leave(this.#person)
    this.#person = null
  }

  /** `onFailure`: how to close if it fails; else it is checked again soon. */
  #next(act: () => Promise<void>, onFailure?: number) {
    this.#turn = this.#turn
      .then(async () => {
        if (this.#ws.readyState === this.#ws.OPEN) await act()
      })
      .catch(() => (onFailure ? this.#ws.close(onFailure) : this.#plan(checkSoon)))
  }

  #enter() {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    const person = this.#ctx?.me?.id ?? this.#ctx?.membership?.member
    if (!person) return
    if (!this.#parts.people.enter(person)) return this.#ws.close(closings.later)
    this.#person = person
  }

  async #take(message: z.output<typeof Message>) {
    const { hub } = this.#parts
    if ('unwatch' in message) return hub.unwatch(this.#ws, message.unwatch)
    const topic = message.watch
    const watched = hub.watchedBy(this.#ws)
    if (watched.has(topic)) return this.#say({ watching: topic })
    if (watched.size >= mostTopics) return this.#say({ refused: topic })
    if (performance.now() - this.#knownAt > fresh) await this.#identify()
    const isAllowed = await hub.watch(this.#ctx as Context, this.#ws, topic)
    this.#say(isAllowed ? { watching: topic } : { refused: topic })
  }

  async #check(tell: boolean) {
    const { hub } = this.#parts
    const before = this.#ctx
    const ctx = await this.#identify()
    if (isGone(before, ctx)) return this.#ws.close(closings.ended)
    for (const topic of [...hub.watchedBy(this.#ws)]) {
      const isAllowed = await hub.allows(ctx, topic)
      if (!isAllowed) hub.unwatch(this.#ws, topic)
      if (!isAllowed) this.#say({ refused: topic })
      else if (tell) this.#say({ watching: topic })
    }
  }

  async #identify(): Promise<Context> {
    this.#ctx = await this.#parts.identify()
    this.#knownAt = performance.now()
    return this.#ctx
  }

  #say(words: Record<string, string>) {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.send(JSON.stringify(words))
  }

  #plan(ms: number) {
    this.#dueAt = performance.now() + ms * (0.8 + 0.2 * Math.random())
  }
}

/** Whose line this was is not there any more, or somebody else. */
function isGone(before: Context | null, now: Context): boolean {
  if (before?.me) return now.me?.session !== before.me.session
  return Boolean(before?.membership) && !now.membership && !now.me
}

function parse(raw: string) {
  try {
    return Message.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}
