import { useEffect, useRef, useState } from 'react'
import type { Choice } from './native-select.tsx'

export type Found = Choice & { hint?: string }
/** Asks somewhere for choices; rejects when nothing came back. */
export type Search = (query: string, signal: AbortSignal) => Promise<readonly Found[]>
/** As an address gives it: ids may be numbers. */
type Given = Omit<Found, 'id'> & { id: string | number }
type State = { found: readonly Found[]; state: 'still' | 'searching' | 'failed' }

const pause = 160

/** Choices for what is being written: asked after a short pause, the older question dropped. */
export function useSearch(search: Search, fewest = 1) {
  const [{ found, state }, setState] = useState<State>({ found: [], state: 'still' })
  const asking = useRef<{ clock: number; abort?: AbortController }>({ clock: 0 })

  useEffect(() => () => stop(asking.current), [])

  const ask = (query: string) => {
    stop(asking.current)
    const words = query.trim()
    if (words.length < fewest) return setState({ found: [], state: 'still' })
    setState((now) => ({ ...now, state: 'searching' }))
    asking.current.clock = window.setTimeout(async () => {
      const abort = new AbortController()
      asking.current.abort = abort
      try {
        const found = await search(words, abort.signal)
        if (!abort.signal.aborted) setState({ found, state: 'still' })
      } catch {
        if (!abort.signal.aborted) setState({ found: [], state: 'failed' })
      }
    }, pause)
  }
  return { found, state, ask }
}

/** A search over an address that answers `{items: [{id, text}]}` or `{data: […]}` to `?q=`. */
export const searchAt =
  (address: string): Search =>
  async (query, signal) => {
    const url = new URL(address, location.href)
    url.searchParams.set('q', query)
    const answer = await fetch(url, { signal, headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(answer.statusText)
    const { items, data } = (await answer.json()) as { items?: Given[]; data?: Given[] }
    // a list of choices knows ids as text, and would find none of numbers
    return (items ?? data ?? []).map((one) => ({ ...one, id: String(one.id) }))
  }

function stop(asking: { clock: number; abort?: AbortController }): void {
  clearTimeout(asking.clock)
  asking.abort?.abort()
}
