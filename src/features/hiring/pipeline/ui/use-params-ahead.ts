import { useState } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

type Params = URLSearchParams

/**
 * What the address asks for, as it will be: the router takes it over a moment later, and a box that waited for that would fall back under
 * the finger, and a second press would undo the first. @returns it, and what changes it
 */
export function useParamsAhead() {
  const [params, setParams] = useSearchParams()
  const arrived = params.toString()
  const [ahead, setAhead] = useState<{ since: string; params: Params } | null>(null)
  if (ahead && ahead.since !== arrived) setAhead(null)
  const now = ahead?.since === arrived ? ahead.params : params
  const go = (how: (next: Params) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(now)
    how(next)
    setAhead({ since: arrived, params: next })
    setParams(next, { preventScrollReset: true, ...options })
  }
  return [now, go] as const
}
