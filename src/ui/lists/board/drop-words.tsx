import { useDndMonitor } from '@dnd-kit/core'
import { useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import type { Column } from './board-props.ts'

type Props<Card> = { card: Card; columns: readonly Column<Card>[]; home: string | undefined }

/** What will happen where the card hangs, at the foot of the board: neither the card nor a finger covers it. */
export function DropWords<Card>({ card, columns, home }: Props<Card>) {
  const [over, setOver] = useState<string | null>(null)
  useDndMonitor({ onDragOver: (event) => setOver(event.over ? String(event.over.id) : null) })
  const column = columns.find(({ id }) => id === over && id !== home)
  const words = column?.onOver?.(card)
  // what is said aloud comes with the carrying itself
  return words ? (
    <p className="board-words" aria-hidden="true">
      <Icon name="info" size="s" />
      <span>
        <strong>{column?.title}</strong> {words}
      </span>
    </p>
  ) : null
}
