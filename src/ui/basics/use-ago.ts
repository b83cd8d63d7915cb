import { useNow } from 'use-intl'
import { useFormatter } from '#platform/browser/intl.ts'

/** How long ago something happened, in words. What came after the page was drawn is now, and not to come. */
export function useAgo(): (at: string) => string {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  return (at) => {
    const then = new Date(at)
    return format.relativeTime(then, then > now ? then : now)
  }
}
