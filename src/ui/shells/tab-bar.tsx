import './tab-bar.css'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/basics/icon.tsx'
import type { NavItem } from './nav-item.ts'

/** Plain. The five main places at the thumb; below 960 px only. It makes room for itself at the page's end. */
export function TabBar({ items }: { items: readonly NavItem[] }) {
  const t = useTranslations('ui')
  return (
    <nav className="tab-bar" aria-label={t('nav.main')}>
      {items.map(({ href, words, icon, current, lit }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span className="tab-bar-sign">
            {icon ? <Icon name={icon} /> : null}
            {lit ? <span className="lamp" role="img" aria-label={lit} /> : null}
          </span>
          <span className="clip">{words}</span>
        </a>
      ))}
    </nav>
  )
}
