import { useEffect, useState } from 'react'
import { useTimeZone } from 'use-intl'

/** The reader's time zone. At somebody's first visit the server does not know it yet. */
export function useOwnZone(): string {
  const [own, setOwn] = useState(useTimeZone() ?? 'UTC')
  useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return own
}
