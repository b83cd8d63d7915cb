import { useSyncExternalStore } from 'react'

/** Columns of the table of applicants that may be left out; name and stage always stand. */
export const optionalColumns = ['tags', 'rating', 'source', 'newest', 'due'] as const
type Optional = (typeof optionalColumns)[number]

const place = 'applicant-columns-hidden'
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** As it stands in this browser; one that keeps nothing shows all. */
function kept(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** Which columns are shown in this browser, and how to show or hide one. */
export function useShownColumns() {
  const hidden = useSyncExternalStore(listen, kept, () => '').split(' ')
  const isShown = (id: string) => !hidden.includes(id)
  const toggle = (id: Optional) => {
    const next = isShown(id) ? [...hidden, id] : hidden.filter((one) => one !== id)
    try {
      localStorage.setItem(place, next.filter(Boolean).join(' '))
    } catch {
      // a browser that keeps nothing shows all again
    }
    for (const listener of listeners) listener()
  }
  return { isShown, toggle }
}
