import '#ui/shells/page-menus.css'
import './menu.css'
import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components'
import { type ButtonLook, buttonLook, iconButtonLook } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

export type MenuEntry =
  | { id: string; text: string; help?: string; icon?: IconName; tone?: 'bad'; disabled?: boolean; href?: string }
  | 'line'

type Props = {
  entries: readonly MenuEntry[]
  onChoose?: (id: string) => void
  /** Words of the button; with `iconOnly` they are only read aloud. */
  label: string
  icon?: IconName
  iconOnly?: boolean
  size?: ButtonLook['size']
  look?: ButtonLook['look']
}

/** Hydrated. What can be done with this thing. */
export function Menu({ entries, onChoose, label, icon = 'more', iconOnly, size = 'm', look = 'quiet' }: Props) {
  return (
    <MenuTrigger>
      {iconOnly ? (
        <Button {...iconButtonLook(size === 's' ? 's' : 'm')} aria-label={label}>
          <Icon name={icon} />
        </Button>
      ) : (
        <Button {...buttonLook({ size, look })}>
          <span className="button-words">{label}</span>
          <Icon name="down" size="s" />
        </Button>
      )}
      <Popover className="menu-over" offset={6} placement="bottom end">
        <MenuList entries={entries} onChoose={onChoose} label={label} />
      </Popover>
    </MenuTrigger>
  )
}

export function MenuList({ entries, onChoose, label }: Pick<Props, 'entries' | 'onChoose' | 'label'>) {
  return (
    <AriaMenu className="menu" aria-label={label} onAction={(id) => onChoose?.(String(id))}>
      {entries.map((entry, at) =>
        entry === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
          <Separator key={`line ${at}`} className="menu-line" />
        ) : (
          <MenuItem
            key={entry.id}
            id={entry.id}
            href={entry.href}
            textValue={entry.text}
            isDisabled={entry.disabled}
            className="menu-item"
            data-tone={entry.tone}
          >
            {entry.icon ? <Icon name={entry.icon} size="s" /> : null}
            <MenuWords help={entry.help}>{entry.text}</MenuWords>
          </MenuItem>
        ),
      )}
    </AriaMenu>
  )
}

function MenuWords({ help, children }: { help?: string; children: ReactNode }) {
  return (
    <span>
      <Text slot="label">{children}</Text>
      {help ? (
        <Text slot="description" elementType="small">
          {help}
        </Text>
      ) : null}
    </span>
  )
}
