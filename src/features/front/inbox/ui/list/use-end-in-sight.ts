import { useCallback, useEffect, useRef } from 'react'

/** Calls whenever what the returned ref is given to comes near: the end of a list that goes on. */
export function useEndInSight(onSight: () => void) {
  const latest = useRef(onSight)
  useEffect(() => {
    latest.current = onSight
  })
  return useCallback((end: HTMLElement | null) => {
    if (!end) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current(), {
      rootMargin: '400px',
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [])
}
