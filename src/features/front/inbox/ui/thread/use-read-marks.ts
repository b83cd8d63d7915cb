import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readThread } from '#features/talk/threads/contract.ts'
import { send } from '#platform/browser/call.ts'

/**
 * Tells the server how far one has read; only while somebody looks.
 * @param read how far the server knows of
 * @param seen the last message in sight, where the end of the conversation is
 */
export function useReadMarks(thread: string, read: number, seen: number): void {
  const looks = useLooks()
  const told = useRef(read)
  useEffect(() => {
    if (!looks || seen <= Math.max(told.current, read)) return
    const before = told.current
    told.current = seen
    send(readThread, { thread, seq: seen }).catch(() => {
      // said again with the next message
      told.current = before
    })
  }, [thread, read, seen, looks])
}

/** Whether the page is in front of somebody. */
export const useLooks = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
