import { useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { isOurs } from './sides.ts'
import { useLooks } from './use-read-marks.ts'

/**
 * The first message one had not read when one began to look; it stays marked while one reads on, and what comes before one's
 * eyes is not new. Null where there is none.
 */
export function useNewFrom({ read_seq, side }: Thread, messages: readonly Message[]): number | null {
  const looks = useLooks()
  const [state, setState] = useState({ from: read_seq, looked: looks })
  // away and back: what came meanwhile is new
  if (looks !== state.looked) setState({ from: looks ? state.from : (messages.at(-1)?.seq ?? read_seq), looked: looks })
  return messages.find((one) => one.seq > state.from && !isOurs(one, side) && !one.unsent)?.seq ?? null
}
