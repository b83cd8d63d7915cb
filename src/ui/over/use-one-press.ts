import { useEffect } from 'react'

/** Hydrated. Where the first of two quick presses closes what lies over a page, the second is not for what lies beneath. */
export function useOnePress(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) return () => document.addEventListener('click', swallowSecond, true)
  }, [isOpen])
}

function swallowSecond(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else document.removeEventListener('click', swallowSecond, true)
}
