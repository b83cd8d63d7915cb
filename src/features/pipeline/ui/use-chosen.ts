import { useState } from 'react'

type Thing = { id: string; name: string }
/** As many may be chosen at once. */
export const mostChosen = 1000

/** Which applicants are chosen; with shift, all between the last and this one in the order shown. */
export function useChosen(order: readonly Thing[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const toggle = (id: string, withShift: boolean) => {
    const on = !ids.has(id)
    const from = order.findIndex((one) => one.id === last)
    const to = order.findIndex((one) => one.id === id)
    const range = withShift && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }]
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
