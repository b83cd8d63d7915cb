import { useEffect, useState } from 'react'
import { mostCount, mostLines } from '../rules.ts'

export type Basket = {
  items: { product: string; count: number }[]
  countOf: (product: string) => number
  put: (product: string, count: number) => void
  /** One of several that exclude each other, such as a plan by the month and by the year. */
  choose: (product: string, instead: readonly string[]) => void
  /** Names what is in it now, so that a second press orders nothing twice. */
  key: string
}

const store = (page: string) => `basket:${page}`

/** What is about to be ordered for a page; kept through reloads of this tab. */
export function useBasket(page: string): Basket {
  const [{ counts, key }, setState] = useState(() => ({ counts: {} as Record<string, number>, key: newKey() }))
  useEffect(() => {
    const kept = sessionStorage.getItem(store(page))
    if (kept) setState({ counts: JSON.parse(kept), key: newKey() })
  }, [page])
  const set = (next: Record<string, number>) => {
    setState({ counts: next, key: newKey() })
    sessionStorage.setItem(store(page), JSON.stringify(next))
  }
  const put = (product: string, count: number) => {
    const { [product]: before = 0, ...others } = counts
    if (before === 0 && Object.keys(others).length >= mostLines) return
    set(count > 0 ? { ...counts, [product]: Math.min(count, mostCount) } : others)
  }
  return {
    items: Object.entries(counts).map(([product, count]) => ({ product, count })),
    countOf: (product) => counts[product] ?? 0,
    put,
    choose: (product, instead) =>
      set({ ...Object.fromEntries(Object.entries(counts).filter(([id]) => !instead.includes(id))), [product]: 1 }),
    key,
  }
}

/** After the order was placed. */
export const emptyBasket = (page: string): void => sessionStorage.removeItem(store(page))

const newKey = (): string => crypto.randomUUID()
