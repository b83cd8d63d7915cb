import { useDroppable } from '@dnd-kit/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { lateAfter } from '#platform/browser/late.tsx'
import { BoardCard, type Place } from './board-card.tsx'
import type { BoardProps, Column } from './board-props.ts'

type Props<Card> = Pick<BoardProps<Card>, 'cardId' | 'cardName' | 'renderCard'> & {
  column: Column<Card>
  /** The lifted card may not come here. */
  closed: boolean
  /** The card that is carried. */
  lifted: string | null
  onMenu: (card: Card, button: HTMLElement) => void
}

/** So many cards are drawn at once; what draws some of many weighs 9 KB and comes when it is needed. */
const fewCards = 40

const LongCards = lateAfter(
  import.meta.env.SSR ? (await import('./long-cards.tsx')).LongCards : null,
  async () => (await import('./long-cards.tsx')).LongCards,
)

export function BoardColumn<Card>({ column, closed, lifted, cardId, cardName, renderCard, onMenu }: Props<Card>) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: closed })
  const { cards, onMore } = column
  // a column that was long stays so: the other way of drawing would take the focus from a card
  const [wasLong, setWasLong] = useState(false)
  const isLong = wasLong || onMore !== undefined || cards.length > fewCards
  if (isLong && !wasLong) setWasLong(true)
  const count = column.total ?? cards.length
  const cardAt = (index: number, place: Place | null) => {
    const card = cards[index]
    return card === undefined ? null : (
      <BoardCard
        key={cardId(card)}
        id={cardId(card)}
        name={cardName(card)}
        {...{ index, count, place }}
        onMenu={(button) => onMenu(card, button)}
      >
        {renderCard(card)}
      </BoardCard>
    )
  }
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
      {column.folded ? null : isLong && count > 0 ? (
        <LongCards ids={cards.map(cardId)} card={cardAt} {...{ lifted, onMore }} />
      ) : (
        <div className="board-scroll">
          <ul>{cards.map((_, index) => cardAt(index, null))}</ul>
          {count === 0 ? <p className="board-empty">{t('board.empty')}</p> : null}
        </div>
      )}
    </section>
  )
}
