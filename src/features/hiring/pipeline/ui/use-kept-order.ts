import { useState } from 'react'

/**
 * The order as it stood when somebody was opened: whoever is moved meanwhile keeps their place in it, so that the next one is the next of the
 * same column. Who came since is at the end.
 */
export function useKeptOrder(order: readonly string[], isOpen: boolean): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([])
  if (!isOpen && kept.length > 0) setKept([])
  if (isOpen && kept.length === 0 && order.length > 0) setKept(order)
  if (!isOpen || kept.length === 0) return order
  const known = new Set(kept)
  return [...kept, ...order.filter((id) => !known.has(id))]
}
