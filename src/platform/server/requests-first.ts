import { performance } from 'node:perf_hooks'
import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** With more than so many at once, people wait for each other. */
const few = 8
/** From this share of its time on a process is busy: many who are slow to send or to take what they get do not make it so. */
const busy = 0.5
const pause = 50
/** What waits behind people is still done: each piece of it after so long, in ms. */
const longest = 10_000

let answering = 0

/** Keeps count of the requests this process is answering. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    answering++
    // also when whoever asked is gone, which no hook of Fastify tells
    reply.raw.once('close', () => answering--)
    done()
  })
}

/** Work that nobody is waiting for lets people go first while there are many and the process is busy. */
export async function letPeopleGoFirst(): Promise<void> {
  for (let waited = 0; answering > few && waited < longest; waited += pause) {
    const before = performance.eventLoopUtilization()
    await rest(pause)
    if (performance.eventLoopUtilization(before).utilization < busy) return
  }
}
