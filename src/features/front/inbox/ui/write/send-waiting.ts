import { type Message, sendMessage } from '#features/talk/threads/message-contract.ts'
import { send } from '#platform/browser/call.ts'
import { Problem } from '#platform/browser/problem.ts'
import { change, drop, type Waiting, waitingNow } from './outbox.ts'

/** How long the next try waits, in ms, after one that did not reach the server; the last again and again. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000]

const running = new Map<string, Promise<void>>()
const listeners = new Set<(thread: string, message: Message) => void>()

/** Hears of each message the server has taken, with its number. @returns what ends it */
export function onSent(listener: (thread: string, message: Message) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Goes on with what an earlier visit, or a lost connection, left. */
export function resumeSending(user: string): void {
  for (const thread of new Set(waitingNow().flatMap((one) => (one.user === user ? one.thread : []))))
    sendWaiting(user, thread)
}

/** Sends what waits in a conversation one by one, in its order, for as long as it takes; in one tab at a time. */
export function sendWaiting(user: string, thread: string): void {
  const name = `send ${user} ${thread}`
  if (running.has(name)) return
  const run = inTurn(name, () => sendAll(user, thread)).finally(() => running.delete(name))
  running.set(name, run)
}

const inTurn = (name: string, run: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, run).then(() => {}) : run()

async function sendAll(user: string, thread: string): Promise<void> {
  let tries = 0
  for (let next = nextOf(user, thread); next; next = nextOf(user, thread)) {
    const outcome = await sendOne(next)
    if (outcome === 'lost') await pause(pauses[Math.min(tries++, pauses.length - 1)] as number)
    else tries = 0
  }
}

const nextOf = (user: string, thread: string): Waiting | undefined =>
  waitingNow().find((one) => one.user === user && one.thread === thread && one.state === 'waits')

/** Sent twice under one id it is kept once, so that a lost answer is simply asked for again. */
async function sendOne({ client_id, thread, text, reply_to, files, mentions, seen }: Waiting) {
  try {
    const { data } = await send(sendMessage, {
      ...{ thread, client_id, text },
      ...(reply_to && { reply_to: reply_to.id }),
      ...(files.length > 0 && { files: files.map(({ id }) => id) }),
      ...(mentions.length > 0 && { mentions: mentions.map(({ id }) => id) }),
      ...(seen !== null && { seen }),
    })
    for (const listener of listeners) listener(thread, data)
    drop(client_id)
    return 'sent'
  } catch (problem) {
    if (!(problem instanceof Problem) || isLost(problem)) return 'lost'
    const isAnswered = problem.code === 'answered_meanwhile'
    const by = isAnswered ? String(problem.facts.by ?? '') : ''
    change(client_id, { state: isAnswered ? 'answered' : 'failed', why: problem.message, by })
    return 'refused'
  }
}

/** The line or the server is away for a while, or one wrote too fast: the same again will do. */
const isLost = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500

const pause = (time: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(clock)
      removeEventListener('online', go)
      resolve()
    }
    const clock = setTimeout(go, time)
    addEventListener('online', go)
  })
