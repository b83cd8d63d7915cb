import './tab-bar.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { NavItem } from './nav-item.ts'

type Props = {
  items: readonly NavItem[]
  /** A `TabButton` to whatever has no room here. */
  more?: ReactNode
}

/** Plain. The five main places at the thumb; below 960 px only. It makes room for itself at the page's end. */
export function TabBar({ items, more }: Props) {
  const t = useTranslations('ui')
  return (
    <nav className="tab-bar" aria-label={t('nav.main')}>
      {items.map(({ href, words, short, icon, current, lit }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span className="tab-bar-sign">
            {icon ? <Icon name={icon} /> : null}
            {lit ? <span className="lamp" role="img" aria-label={lit} /> : null}
          </span>
          <span className="tab-bar-name">{short ?? words}</span>
        </a>
      ))}
      {more}
    </nav>
  )
}

type ButtonProps = { words: string; icon: IconName; current: boolean; onPress: () => void }

/** Hydrated. The last place of a tab bar, which opens the others. */
export function TabButton({ words, icon, current, onPress }: ButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" aria-current={current ? 'true' : undefined} onClick={onPress}>
      <span className="tab-bar-sign">
        <Icon name={icon} />
      </span>
      <span className="tab-bar-name">{words}</span>
    </button>
  )
}
