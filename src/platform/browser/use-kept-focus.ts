import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * What was pressed may go with what it did: whoever works by keyboard goes on at what came in its place, and not at the top
 * of the page. A question that was answered over it is waited for.
 * @param what changes with what stands there
 */
export function useKeptFocus(what: string | null): RefCallback<HTMLElement> {
  const place = useRef<HTMLElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    return onceBeside(place.current, () => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) place.current?.focus({ preventScroll: true })
    })
  }, [what])
  return useCallback((there) => {
    place.current = there
  }, [])
}

/** At once, or when the dialog over a place is gone that has the focus, and the place may have it. */
function onceBeside(place: HTMLElement | null, then: () => void): (() => void) | undefined {
  const dialog = document.activeElement?.closest('[role$="dialog"]')
  if (!dialog || dialog.contains(place)) return void then()
  const watch = new MutationObserver(() => {
    if (dialog.isConnected || place?.closest('[inert]')) return
    watch.disconnect()
    // it gives the focus back itself, a moment later
    requestAnimationFrame(then)
  })
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
  return () => watch.disconnect()
}
