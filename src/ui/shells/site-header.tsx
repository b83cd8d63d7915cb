import './site-header.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import type { NavItem } from './nav-item.ts'
import { SkipLink } from './skip-link.tsx'

type Props = {
  brand: string
  home?: string
  items: readonly NavItem[]
  /** The search of the page, on wide screens; narrow ones show it in the page itself. */
  search?: ReactNode
  /** Language, theme, sign in. */
  end?: ReactNode
  /** Without the hairline: the page below has a hero of its own. */
  bare?: boolean
}

/** Plain. Head of a public page. */
export function SiteHeader({ brand, home = '/', items, search, end, bare }: Props) {
  const t = useTranslations('ui')
  return (
    <header className="site-header" data-bare={bare || undefined}>
      <SkipLink />
      <div className="wrap">
        <BrandMark name={brand} href={home} />
        {search ? <div className="site-header-search">{search}</div> : null}
        <nav aria-label={t('nav.main')}>
          {items.map(({ href, words, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              {words}
            </a>
          ))}
        </nav>
        <div className="site-header-end">{end}</div>
      </div>
    </header>
  )
}
