import { useCall } from '#platform/browser/use-call.ts'
import { listPool, type PoolEntry, showPersonNote } from '../contract.ts'

/** Somebody who was found in the CV search, or whom the company added itself. */
export type Whom = { person: string } | { imported: string }

/** What the pool has of somebody, or by the entry itself: null for nobody, nothing while it is not known. */
export function useEntry(whom: Whom | { entry: string }): PoolEntry | null | undefined {
  const { data } = useCall(listPool, whom)
  return data ? (data.data[0] ?? null) : undefined
}

/** What the team noted of somebody it found and does not keep in the pool: nothing while it is not known. */
export function useNote(person: string): { note: string; version: number } | undefined {
  const { data } = useCall(showPersonNote, { person })
  return data?.data
}
