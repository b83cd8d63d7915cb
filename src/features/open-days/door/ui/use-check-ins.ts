import { useEffect, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { checkIn } from '../contract.ts'
import { mostAtOnce } from '../rules.ts'

type Entry = { visit: string; at: string }
export type CheckInResult = Gives<typeof checkIn>['data'][number]

const again = 5_000
const keyOf = (day: string) => `door-${day}`
const readKept = (day: string): Entry[] => JSON.parse(localStorage.getItem(keyOf(day)) ?? '[]')
const keep = (day: string, entries: readonly Entry[]) =>
  entries.length > 0 ? localStorage.setItem(keyOf(day), JSON.stringify(entries)) : localStorage.removeItem(keyOf(day))

/**
 * Check-ins of this device: written down here first, sent at once where there is a line, and again every few seconds and when the line
 * is back where there is none. What the server refused is over; what did not reach it stays, also over a reload.
 */
export function useCheckIns(day: string, onDone: (results: readonly CheckInResult[]) => void) {
  const [waiting, setWaiting] = useState<readonly Entry[]>([])
  const flush = async (entries: readonly Entry[]) => {
    const batch = entries.slice(0, mostAtOnce)
    if (batch.length === 0) return
    try {
      const { data } = await send(checkIn, { day, entries: [...batch] })
      onDone(data)
    } catch (error) {
      // only a refusal of this very day ends it: no answer, too many, a session that ended leave it waiting
      const { status = 0 } = error as { status?: number }
      if (![404, 409, 422].includes(status)) return
      onDone(batch.map(({ visit }) => ({ visit, result: 'not_possible', person: null })))
    }
    const sent = new Set(batch.map(({ visit }) => visit))
    setWaiting((now) => {
      const left = now.filter(({ visit }) => !sent.has(visit))
      keep(day, left)
      return left
    })
  }
  useEffect(() => setWaiting(readKept(day)), [day])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent again is what waits now
  useEffect(() => {
    if (waiting.length === 0) return
    const retry = () => void flush(waiting)
    const timer = setInterval(retry, again)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [waiting])
  const add = (visit: string) => {
    if (waiting.some((one) => one.visit === visit)) return
    const entry = { visit, at: new Date().toISOString() }
    const all = [...waiting, entry]
    keep(day, all)
    setWaiting(all)
    void flush([entry])
  }
  return { waiting, add }
}
