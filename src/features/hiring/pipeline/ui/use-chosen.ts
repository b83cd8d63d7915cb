import { useState } from 'react'

type Thing = { id: string }
/** As many may be chosen at once. */
export const mostChosen = 1000

/** Which applicants are chosen; given their order, all between the last and this one. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const toggle = (id: string, order: readonly Thing[] | null) => {
    const on = !ids.has(id)
    const from = order?.findIndex((one) => one.id === last) ?? -1
    const to = order?.findIndex((one) => one.id === id) ?? -1
    const range = order && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }]
    const next = new Set(ids)
    for (const one of range) {
      if (on && next.size < mostChosen) next.add(one.id)
      else if (!on) next.delete(one.id)
    }
    setIds(next)
    setLast(id)
  }
  return {
    ids,
    toggle,
    clear: () => setIds(new Set()),
    set: (all: readonly string[]) => setIds(new Set(all.slice(0, mostChosen))),
  }
}
export type Chosen = Pick<ReturnType<typeof useChosen>, 'ids' | 'toggle' | 'clear' | 'set'>
