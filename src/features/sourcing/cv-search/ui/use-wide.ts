import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1120px)'

function follow(told: () => void) {
  const list = matchMedia(wide)
  list.addEventListener('change', told)
  return () => list.removeEventListener('change', told)
}

/** Whether there is room for a person beside the list; on the server as if there were. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  )
