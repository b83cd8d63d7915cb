import { useEffect } from 'react'

const leaving = 'leave-screen'

/** Whether a screen may be left by a link: no, where something is written there that nobody keeps yet. */
export const mayLeaveScreen = (): boolean => dispatchEvent(new Event(leaving, { cancelable: true }))

/**
 * Asks before what was written and not kept is lost: when the tab closes, and when a link leads to another screen, which the browser then
 * loads by itself. For forms with a button; what saves by itself goes along with whoever leaves.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    addEventListener(leaving, ask)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener(leaving, ask)
    }
  }, [isDirty])
}
