import { useDraggable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

/** Where it is drawn in a column of which only some cards are. */
export type Place = { start: number; measure: (card: HTMLElement | null) => void }

type Props = {
  id: string
  name: string
  /** Which of its column it is, of how many, of which some may not be drawn. */
  index: number
  count: number
  place: Place | null
  onMenu: (button: HTMLElement) => void
  children: ReactNode
}

/** The whole card is held by mouse and finger; the keyboard holds its grip, and the menu needs no holding at all. */
export function BoardCard({ id, name, index, count, place, onMenu, children }: Props) {
  const t = useTranslations('ui')
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id })
  return (
    <li
      ref={(card) => {
        setNodeRef(card)
        place?.measure(card)
      }}
      className="board-card"
      style={place ? { insetBlockStart: place.start } : undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-away={isDragging || undefined}
      data-card={id}
      {...listeners}
    >
      {children}
      <span className="board-card-tools">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...iconButtonLook('s')}
          aria-label={name}
          aria-describedby={attributes['aria-describedby']}
          data-grip=""
        >
          <Icon name="grip" size="s" />
        </button>
        <button
          type="button"
          {...iconButtonLook('s')}
          aria-label={t('board.move', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <Icon name="more" size="s" />
        </button>
      </span>
    </li>
  )
}
