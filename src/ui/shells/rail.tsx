import './rail.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { NavItem } from './nav-item.ts'
import { SkipLink } from './skip-link.tsx'

type RailGroup = { title?: ReactNode; items: readonly NavItem[] }

type ShellProps = {
  brand: string
  home?: string
  groups: readonly RailGroup[]
  /** Which page or person one works as; above the places. */
  switcher?: ReactNode
  /** Purse, oneself, settings; at the rail's end. */
  foot?: ReactNode
  /** Only signs, where the screen needs the width. */
  folded?: boolean
  /** Head of the page on phones: whose it is, and two or three icon buttons. */
  top?: ReactNode
  /** The places of the phone's tab bar, as a `TabBar`. */
  tabBar?: ReactNode
  children: ReactNode
}

/** Plain. Frame of a signed-in screen: rail on wide screens, head and tab bar on phones. The screen brings `<main id="main">`. */
export function WorkShell({ brand, home = '/', groups, switcher, foot, folded, top, tabBar, children }: ShellProps) {
  const t = useTranslations('ui')
  return (
    <div className="work-shell" data-folded={folded || undefined}>
      <SkipLink />
      <nav className="rail" aria-label={t('nav.main')}>
        <BrandMark name={brand} href={home} />
        {switcher}
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
          <div className="rail-group" key={at}>
            {group.title ? <p className="rail-title">{group.title}</p> : null}
            {group.items.map((item) => (
              <RailItem key={item.href} {...item} />
            ))}
          </div>
        ))}
        {foot ? <div className="rail-foot">{foot}</div> : null}
      </nav>
      <div className="work-body">
        {top ? <header className="work-top">{top}</header> : null}
        {children}
      </div>
      {tabBar}
    </div>
  )
}

export function RailItem({ href, words, icon, current, count, lit }: NavItem) {
  return (
    <a className="rail-item" href={href} aria-current={current ? 'page' : undefined}>
      {icon ? <Icon name={icon} /> : null}
      <span className="rail-words">{words}</span>
      {lit ? <span className="lamp" role="img" aria-label={lit} /> : null}
      {count === undefined ? null : <span className="rail-count">{count}</span>}
    </a>
  )
}
