import { useEffect, useState } from 'react'

/** Something that is written, kept on this device under a key until it is let go. */
export function useKept<T extends object>(key: string, empty: T) {
  const [kept, setKept] = useState(empty)
  const [wasThere, setWasThere] = useState(false)
  useEffect(() => {
    const text = localStorage.getItem(key)
    if (!text) return
    try {
      setKept((now) => ({ ...now, ...(JSON.parse(text) as Partial<T>) }))
      setWasThere(true)
    } catch {
      localStorage.removeItem(key)
    }
  }, [key])
  const keep = (next: T) => {
    setKept(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // a full or closed storage: the page itself still holds what was written
    }
  }
  return { kept, keep, wasThere, letGo: () => localStorage.removeItem(key) }
}
