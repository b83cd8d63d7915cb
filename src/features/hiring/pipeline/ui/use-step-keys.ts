import { useEffect, useEffectEvent } from 'react'

/**
 * J and K lead on and back, unless somebody writes or holds another key.
 * @param over how many dialogs may be open: one where the keys are those of a panel
 */
export function useStepKeys(step: (way: 1 | -1) => void, over: 0 | 1): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const way = { j: 1, k: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [contenteditable]')) return
    // above it a question or a menu stands open: keys are its
    if (document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > over) return
    if (target?.closest('[role="menu"]')) return
    event.preventDefault()
    step(way)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
