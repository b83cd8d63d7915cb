import './tabs-nav.css'
import type { ReactNode } from 'react'

export type TabLink = { href: string; words: ReactNode; count?: ReactNode; tone?: 'bad' | 'warm'; current?: boolean }

/** Plain. Parts of one thing, each with its own address. */
export function TabsNav({ items, label }: { items: readonly TabLink[]; label: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ href, words, count, tone, current }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {words}
          {count === undefined ? null : (
            <span className="tabs-count" data-tone={tone}>
              {count}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** Plain. Two to five views of the same list, as links in one bar. */
export function Segments({ items, label }: { items: readonly TabLink[]; label: string }) {
  return (
    <nav className="segments" aria-label={label}>
      {items.map(({ href, words, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  )
}
