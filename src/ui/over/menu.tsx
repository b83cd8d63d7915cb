import '#ui/shells/page-menus.css'
import './menu.css'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { buttonLook, iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { MenuProps } from './menu-entry.ts'

const load = () => import('./menu-list.tsx')

/** Hydrated. What can be done with this thing. A plain button until it is pressed: the list comes then. */
export function Menu(props: MenuProps) {
  const { label, icon = 'more', iconOnly, size = 'm', look = 'quiet' } = props
  const [Opened, setOpened] = useState<ComponentType<MenuProps> | null>(null)
  if (Opened) return <Opened {...props} />
  const open = () => void load().then(({ default: List }) => setOpened(() => List))
  const button = {
    type: 'button' as const,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    // who points at it will press it
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: open,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
    },
  }
  return iconOnly ? (
    <button {...iconButtonLook(size === 's' ? 's' : 'm')} {...button} aria-label={label}>
      <Icon name={icon} />
    </button>
  ) : (
    <button {...buttonLook({ size, look })} {...button}>
      <span className="button-words">{label}</span>
      <Icon name="down" size="s" />
    </button>
  )
}
