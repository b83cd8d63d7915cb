import { useDroppable } from '@dnd-kit/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '#ui/basics/button.tsx'
import { BoardCard } from './board-card.tsx'
import type { BoardProps, Column } from './board-props.ts'

type Props<Card> = Pick<BoardProps<Card>, 'cardId' | 'cardName' | 'renderCard'> & {
  column: Column<Card>
  /** The lifted card may not come here. */
  closed: boolean
  onMenu: (card: Card, button: HTMLElement) => void
}

/** So many cards are drawn at once; more on demand. */
const step = 100

export function BoardColumn<Card>({ column, closed, cardId, cardName, renderCard, onMenu }: Props<Card>) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: closed })
  const [shown, setShown] = useState(step)
  const count = column.total ?? column.cards.length
  const more = column.cards.length - shown
  return (
    <section
      className="board-column"
      ref={setNodeRef}
      aria-label={t('board.column', { name: column.title, count })}
      data-over={isOver || undefined}
      data-closed={closed || undefined}
      data-folded={column.folded || undefined}
    >
      <header>
        <h3>{column.title}</h3>
        <span className="board-count">{format.number(count)}</span>
        {column.tools}
      </header>
      {isOver && !column.folded ? <p className="board-slot">{column.onOver ?? t('board.drop')}</p> : null}
      {column.folded ? null : (
        <ul>
          {column.cards.slice(0, shown).map((card) => (
            <BoardCard
              key={cardId(card)}
              id={cardId(card)}
              name={cardName(card)}
              onMenu={(button) => onMenu(card, button)}
            >
              {renderCard(card)}
            </BoardCard>
          ))}
          {more > 0 ? (
            <li>
              <Button look="plain" size="s" wide onClick={() => setShown(shown + step)}>
                {t('board.show', { count: Math.min(more, step) })}
              </Button>
            </li>
          ) : null}
          {count === 0 ? <li className="board-empty">{t('board.empty')}</li> : null}
        </ul>
      )}
    </section>
  )
}
