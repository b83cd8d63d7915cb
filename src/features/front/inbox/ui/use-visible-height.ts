import { useEffect, useRef } from 'react'

/** Tells what holds a screen how much of it a phone's keyboard leaves, as `--visible`; what is written stays above it. */
export function useVisibleHeight() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const follow = () => box.current?.parentElement?.style.setProperty('--visible', `${Math.round(view.height)}px`)
    follow()
    view.addEventListener('resize', follow)
    return () => view.removeEventListener('resize', follow)
  }, [])
  return box
}
