import './site-footer.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import type { NavItem } from './nav-item.ts'

type Props = {
  items: readonly NavItem[]
  /** The same page in the other languages. */
  languages: readonly { href: string; language: string; name: string; current?: boolean }[]
  children?: ReactNode
}

/** Plain. Foot of a public page. */
export function SiteFooter({ items, languages, children }: Props) {
  const t = useTranslations('ui')
  return (
    <footer className="site-footer">
      <div className="wrap">
        {children}
        <nav aria-label={t('nav.foot')}>
          {items.map(({ href, words }) => (
            <a key={href} href={href}>
              {words}
            </a>
          ))}
        </nav>
        <nav aria-label={t('language.label')}>
          {languages.map(({ href, language, name, current }) => (
            <a
              key={language}
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
