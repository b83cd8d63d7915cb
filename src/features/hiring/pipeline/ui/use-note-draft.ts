import { useCallback, useEffect, useState } from 'react'

/** A note one is about to write: kept in the tab until it is saved, whatever else one looks at meanwhile. */
export function useNoteDraft(application: string) {
  const key = `draft note ${application}`
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(key) ?? ''), [key])
  const write = useCallback(
    (next: string) => {
      setText(next)
      if (next) sessionStorage.setItem(key, next)
      else sessionStorage.removeItem(key)
    },
    [key],
  )
  return [text, write] as const
}
