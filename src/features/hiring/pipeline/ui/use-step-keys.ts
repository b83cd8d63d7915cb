import { useEffect, useEffectEvent } from 'react'

/** J and K lead on and back, unless somebody writes or holds another key. */
export function useStepKeys(step: (way: 1 | -1) => void, enabled: boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const way = { j: 1, k: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [contenteditable]')) return
    // above the panel a question stands open: keys are its
    if (document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > 1) return
    event.preventDefault()
    step(way)
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}
