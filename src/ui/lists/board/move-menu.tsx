import { useEffect, useState } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { Icon } from '#ui/basics/icon.tsx'

type Props = {
  name: string
  /** The card's own button. */
  button: HTMLElement
  columns: readonly { id: string; title: string }[]
  /** Where the card is now. */
  at: { id: string; title: string } | undefined
  onChoose: (column: string) => void
  onClose: () => void
}

/** One menu for all cards of a board, standing at the card that asked for it. */
export default function MoveMenu({ name, button, columns, at, onChoose, onClose }: Props) {
  const t = useTranslations('ui')
  const [begun] = useState(at?.id)
  const from = at?.id
  const label = t('board.move', { name })
  useEffect(() => {
    // somebody else moved it: nobody chooses from where the card is no more
    if (from === begun) return
    if (at) toast.show({ text: t('board.moved', { name, column: at.title }), tone: 'warm' })
    onClose()
  })
  return (
    <Popover
      className="menu-over"
      aria-label={label}
      triggerRef={{ current: button }}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu
        className="menu"
        aria-label={label}
        autoFocus="first"
        onAction={(column) => onChoose(String(column))}
        onClose={onClose}
        selectionMode="single"
        selectedKeys={from ? [from] : []}
        disabledKeys={from ? [from] : []}
      >
        <MenuSection>
          <Header className="menu-title">{t('board.moveTitle')}</Header>
          {columns.map(({ id, title }) => (
            <MenuItem key={id} id={id} className="menu-item" textValue={title}>
              {title}
              {id === from ? <Icon name="check" size="s" /> : null}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </Popover>
  )
}
