import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components'
import { buttonLook, iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { MenuProps } from './menu-entry.ts'

/** The working of `Menu`, in a file that comes when the first one is wanted; it opens at once. */
export default function OpenMenu({
  entries,
  onChoose,
  label,
  icon = 'more',
  iconOnly,
  size = 'm',
  look = 'quiet',
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // the button that was pressed is gone: its place has the focus first, so that it comes back here
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {iconOnly ? (
        <Button ref={button} {...iconButtonLook(size === 's' ? 's' : 'm')} aria-label={label}>
          <Icon name={icon} />
        </Button>
      ) : (
        <Button ref={button} {...buttonLook({ size, look })}>
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

function MenuList({ entries, onChoose, label }: Pick<MenuProps, 'entries' | 'onChoose' | 'label'>) {
  const list = useRef<HTMLDivElement>(null)
  // on a busy device the list itself may get the focus after its entry, and no key would choose anything
  useEffect(() => {
    const menu = list.current
    const passOn = () => menu?.querySelector<HTMLElement>('[data-focused]')?.focus()
    if (document.activeElement === menu) passOn()
    menu?.addEventListener('focus', passOn)
    return () => menu?.removeEventListener('focus', passOn)
  }, [])
  return (
    <AriaMenu
      ref={list}
      className="menu"
      aria-label={label}
      autoFocus="first"
      onAction={(id) => onChoose?.(String(id))}
    >
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
            <MenuWords help={entry.help} lang={entry.lang}>
              {entry.text}
            </MenuWords>
          </MenuItem>
        ),
      )}
    </AriaMenu>
  )
}

function MenuWords({ help, lang, children }: { help?: string; lang?: string; children: ReactNode }) {
  return (
    <span>
      <Text slot="label" lang={lang}>
        {children}
      </Text>
      {help ? (
        <Text slot="description" elementType="small">
          {help}
        </Text>
      ) : null}
    </span>
  )
}
