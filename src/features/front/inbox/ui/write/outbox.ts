import { useSyncExternalStore } from 'react'
import type { Message } from '#features/talk/threads/message-contract.ts'

/** A message between the keyboard and the server. */
export type Waiting = Pick<Message, 'text' | 'at' | 'reply_to' | 'files' | 'mentions'> & {
  client_id: string
  /** Whose it is: a browser may be used by several people. */
  user: string
  thread: string
  /** The last message one had read when writing it; null once one wants to send whatever was said since. */
  seen: number | null
  /** `answered`: a colleague was faster, and one is asked first. */
  state: 'waits' | 'failed' | 'answered'
  /** What the server said. */
  why: string
  by: string
}

/** Kept beyond the tab: nothing that was sent is lost with it. Signing out forgets it (`frame/forget-words.ts`). */
export const outboxKey = 'unsent_messages'

let known: readonly Waiting[] | null = null
const listeners = new Set<() => void>()
const none: readonly Waiting[] = []

export const put = (waiting: Waiting): void => keep([...waitingNow(), waiting])

export const change = (id: string, part: Partial<Waiting>): void =>
  keep(waitingNow().map((one) => (one.client_id === id ? { ...one, ...part } : one)))

export const drop = (id: string): void => keep(waitingNow().filter(({ client_id }) => client_id !== id))

/** What somebody wrote into a conversation and the server does not have yet. */
export function useWaiting(user: string, thread: string): readonly Waiting[] {
  const all = useSyncExternalStore(follow, drawn, () => none)
  return all.filter((one) => one.user === user && one.thread === thread)
}

function follow(changed: () => void) {
  if (listeners.size === 0) addEventListener('storage', fromElsewhere)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) removeEventListener('storage', fromElsewhere)
  }
}

/** Another tab wrote or sent something. */
function fromElsewhere({ key }: StorageEvent) {
  if (key !== outboxKey && key !== null) return
  known = null
  for (const changed of listeners) changed()
}

/** The same list as long as nothing changed it. */
function drawn(): readonly Waiting[] {
  known ??= waitingNow()
  return known
}

/** All messages of this browser that are not sent yet, the first written first. What is stored counts: another tab may have changed it. */
export function waitingNow(): readonly Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(outboxKey) ?? '[]')
  } catch {
    return known ?? none
  }
}

function keep(all: readonly Waiting[]): void {
  known = all
  try {
    if (all.length > 0) localStorage.setItem(outboxKey, JSON.stringify(all))
    else localStorage.removeItem(outboxKey)
  } catch {
    // a browser that keeps nothing still sends what stands on the screen
  }
  for (const changed of listeners) changed()
}
