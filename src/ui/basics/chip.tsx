import './chip.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type ToggleProps = { on?: boolean; icon?: IconName; count?: ReactNode; children: ReactNode }
type LinkProps = { href: string; on?: boolean; icon?: IconName; iconEnd?: IconName; children: ReactNode }
type DropProps = {
  label: ReactNode
  on?: boolean
  /** Chips of one group close each other. */
  group?: string
  open?: boolean
  children: ReactNode
}

/** Plain. A filter that is on or off at once. */
export function ChipToggle({
  on = false,
  icon,
  count,
  children,
  ...rest
}: ToggleProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className="chip" aria-pressed={on} {...rest}>
      {icon ? <Icon name={icon} size="s" /> : null}
      {children}
      {count === undefined ? null : <span className="chip-count">{count}</span>}
    </button>
  )
}

/** Plain. A filter that is a link: everything stays in the address. */
export function ChipLink({
  on,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className="chip" data-on={on || undefined} {...rest}>
      {icon ? <Icon name={icon} size="s" /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size="s" /> : null}
    </a>
  )
}

/** Plain. A filter that opens in place; without a script it still opens, and its form still sends. */
export function ChipDrop({ label, on, group, open, children }: DropProps) {
  return (
    <details className="chip-drop" name={group} open={open} data-menu="">
      <summary className="chip" data-on={on || undefined}>
        {label}
        <Icon name="down" size="s" />
      </summary>
      <div className="chip-sheet">{children}</div>
    </details>
  )
}

/** Plain. A word that cannot be pressed: a skill, a language. */
export function ChipWord({ children }: { children: ReactNode }) {
  return <bdi className="chip chip-word">{children}</bdi>
}
