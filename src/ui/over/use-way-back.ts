import { useEffect, useEffectEvent, useState } from 'react'

/** A browser's own "back" of a phone, where it has one (https://html.spec.whatwg.org/#close-watcher). */
type Watcher = EventTarget & { destroy: () => void }
type Browser = { CloseWatcher?: new () => Watcher }

/** Hydrated. The way back of a phone closes what lies over the page, and does not leave the page; the newest first. */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // one answers once: what asks before it closes, and stays, needs another
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one after each answer
  useEffect(() => {
    const { CloseWatcher } = globalThis as Browser
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => {
      close()
      setAsked((times) => times + 1)
    })
    return () => watcher.destroy()
  }, [isOpen, asked])
}
