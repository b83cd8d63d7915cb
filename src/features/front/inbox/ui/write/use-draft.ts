import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft, listThreads, showThread } from '#features/talk/threads/contract.ts'
import { send } from '#platform/browser/call.ts'
import { changeRead, refreshCall } from '#platform/browser/use-call.ts'

/** What is written is kept on the server after so long without a key, in ms. */
const quiet = 800

/**
 * What one is about to write: kept in the tab at once and on the server soon, for every device of one's own.
 * @param kept what the server has
 */
export function useDraft(thread: string, kept: string) {
  const [text, setText] = useState(kept)
  const latest = useRef(kept)
  const known = useRef(kept)
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(Promise.resolve())
  const isTouched = useRef(false)

  const show = useCallback((next: string) => {
    latest.current = next
    setText(next)
  }, [])
  /** One after the other, so that the last that was written stays. */
  const keep = useCallback(() => {
    clearTimeout(clock.current)
    turn.current = turn.current.then(async () => {
      const now = latest.current
      if (now === known.current) return
      await send(keepDraft, { thread, text: now }).then(
        () => {
          known.current = now
          if (latest.current === now) sessionStorage.removeItem(keyOf(thread))
          changeRead(showThread, { thread }, (read) => ({ ...read, data: { ...read.data, draft: now } }))
        },
        // it stays in the tab, and goes with the next key
        () => {},
      )
    })
    return turn.current
  }, [thread])

  const write = useCallback(
    (next: string) => {
      isTouched.current = true
      show(next)
      sessionStorage.setItem(keyOf(thread), next)
      clearTimeout(clock.current)
      clock.current = setTimeout(keep, next ? quiet : 0)
    },
    [thread, show, keep],
  )

  useEffect(() => {
    const own = sessionStorage.getItem(keyOf(thread))
    if (own !== null) show(own)
  }, [thread, show])
  useEffect(() => {
    // written on another device: taken up, unless one is writing here
    if (kept === known.current || latest.current !== known.current) return
    known.current = kept
    show(kept)
  }, [kept, show])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void keep()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      // the list says where something was begun
      if (isTouched.current) void keep().then(() => refreshCall(listThreads))
    }
  }, [keep])
  return [text, write] as const
}

const keyOf = (thread: string) => `draft ${thread}`
