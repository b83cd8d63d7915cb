import { useEffect } from 'react'

/**
 * Hydrated. What lies beneath an open sheet is inert until its effects are cleaned up, which a busy browser may do only
 * after React Aria gave the focus back: there it was lost, and is given again.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    let place: EventTarget | null = null
    const keep = (event: Event) => {
      place = event.target
    }
    document.addEventListener('react-aria-focus-scope-restore', keep)
    return () => {
      document.removeEventListener('react-aria-focus-scope-restore', keep)
      queueMicrotask(() => {
        if (place instanceof HTMLElement && document.activeElement === document.body) place.focus()
      })
    }
  }, [isOpen])
}
