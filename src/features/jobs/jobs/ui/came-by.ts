import { useLocation } from 'react-router'

/** How somebody came to a job, a shared link or a group, as the query that leads on to applying; empty for most. */
export function useCameBy(): string {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const kept = ['via', 'group'].flatMap((name): [string, string][] => {
    const value = asked.get(name)
    return value && /^[a-z0-9]{7,8}$/.test(value) ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
