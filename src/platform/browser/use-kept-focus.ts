import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * What was pressed may go with what it did: whoever works by keyboard goes on at what came in its place, and not at the top
 * of the page.
 * @param what changes with what stands there
 */
export function useKeptFocus(what: string | null): RefCallback<HTMLElement> {
  const place = useRef<HTMLElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [what])
  return useCallback((there) => {
    place.current = there
  }, [])
}
