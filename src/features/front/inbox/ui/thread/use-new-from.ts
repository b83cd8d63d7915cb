import { useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { sidesOf } from '#features/talk/threads/rules.ts'
import { isOurs } from './sides.ts'
import { useLooks } from './use-read-marks.ts'

/**
 * What the other side wrote since one read last: the first of it that came before one looked, where the line stands (what comes
 * before one's eyes is not new), and how much of it there is. Once one's own side writes, nothing is new any more.
 */
export function useNewFrom(thread: Thread, messages: readonly Message[]): { newFrom: number | null; count: number } {
  const looks = useLooks()
  const last = messages.at(-1)?.seq ?? thread.last_seq
  const [state, setState] = useState(() => ({
    from: readUpTo(thread, messages),
    until: looks ? Math.max(last, thread.last_seq) : null,
    looked: looks,
  }))
  // away and back: what came meanwhile is new
  if (looks !== state.looked)
    setState(looks ? { ...state, until: last, looked: true } : { from: last, until: null, looked: false })
  const isOwn = (one: Message) => isOurs(one, thread.side)
  const from = Math.max(state.from, messages.findLast(isOwn)?.seq ?? 0)
  const fresh = messages.filter((one) => one.seq > from && !isOwn(one) && !one.unsent)
  const first = fresh[0]?.seq ?? null
  const isBefore = first !== null && (state.until === null || first <= state.until)
  return { newFrom: isBefore ? first : null, count: fresh.length }
}

/** Where two sides speak, what a colleague has read is read: the count of the side says more than one's own place. */
function readUpTo({ kind, side, unread, read_seq, last_seq }: Thread, messages: readonly Message[]): number {
  if (!sidesOf(kind)) return read_seq
  if (unread === 0) return last_seq
  if ((messages.at(-1)?.seq ?? 0) < last_seq) return read_seq
  const first = messages.filter((one) => !isOurs(one, side) && !one.unsent).at(-unread)
  return first ? first.seq - 1 : read_seq
}
