import { useCallback, useEffect, useRef, useState } from 'react'
import { sayTyping } from '#features/talk/threads/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTopic } from '#platform/browser/live.ts'

/** Somebody writes for so long after it was said, and says so again no sooner, in ms. */
const lasts = 5_000
const mostOften = 4_000

/** Who is writing now: ids of people, or the side of somebody outside a company. @param own what is said of oneself */
export function useTyping(thread: string, own: readonly string[]): string[] {
  const [until, setUntil] = useState<ReadonlyMap<string, number>>(new Map())
  const mine = own.join(' ')
  const topic = `thread:${thread}`
  const hear = useCallback(
    ({ event, id, topics }: { event: string; id: string; topics: string[] }) => {
      if (!topics.includes(topic)) return
      // whoever wrote has stopped writing
      if (event === 'thread.message' || event === 'application.message_sent') setUntil(new Map())
      if (event === 'thread.typing' && !mine.split(' ').includes(id))
        setUntil((now) => new Map(now).set(id, Date.now() + lasts))
    },
    [topic, mine],
  )
  useTopic(topic, hear)
  useEffect(() => {
    if (until.size === 0) return
    const clock = setTimeout(
      () => setUntil((now) => new Map([...now].filter(([, end]) => end > Date.now()))),
      Math.max(0, Math.min(...until.values()) - Date.now()) + 10,
    )
    return () => clearTimeout(clock)
  }, [until])
  return [...until.keys()]
}

/** Tells whoever has the conversation open that one is writing. */
export function useSayTyping(thread: string): () => void {
  const last = useRef(0)
  return useCallback(() => {
    if (Date.now() - last.current < mostOften) return
    last.current = Date.now()
    send(sayTyping, { thread }).catch(() => {})
  }, [thread])
}
