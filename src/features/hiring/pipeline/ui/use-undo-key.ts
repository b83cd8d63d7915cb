import { useEffect, useEffectEvent } from 'react'

/** Runs on Ctrl+Z or ⌘Z, unless somebody is writing: there the keys undo letters. */
export function useUndoKey(undo: () => void): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
