import { useDroppable } from '@dnd-kit/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { BoardCard } from './board-card.tsx'
import type { BoardProps, Column } from './board-props.ts'

type Props<Card> = Pick<BoardProps<Card>, 'cardId' | 'cardName' | 'renderCard'> & {
  column: Column<Card>
  /** The lifted card may not come here. */
  closed: boolean
  /** The card that is carried; it stays drawn wherever one scrolls. */
  lifted: string | null
  onMenu: (card: Card, button: HTMLElement) => void
}

/** What a card mostly measures, in px, before it was drawn. */
const usualHeight = 92
const gap = 6
/** So near the end of what is loaded, more is asked for. */
const nearEnd = 12

export function BoardColumn<Card>({ column, closed, lifted, cardId, cardName, renderCard, onMenu }: Props<Card>) {
  'use no memo' // the virtualizer keeps its object and changes what is inside
  const t = useTranslations('ui')
  const format = useFormatter()
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: closed })
  const scroller = useRef<HTMLDivElement>(null)
  const { cards, onMore } = column
  const carried = lifted === null ? -1 : cards.findIndex((card) => cardId(card) === lifted)
  const virtual = useVirtualizer({
    count: column.folded ? 0 : cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => cardId(cards[at] as Card),
    gap,
    overscan: 5,
    initialRect: { width: 260, height: 760 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return carried < 0 || shown.includes(carried) ? shown : [...shown, carried].sort((a, b) => a - b)
    },
  })
  const drawn = virtual.getVirtualItems()
  const end = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (onMore && cards.length > 0 && end >= cards.length - nearEnd) onMore()
  }, [onMore, end, cards.length])
  const count = column.total ?? cards.length
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
      {column.folded ? null : (
        <div className="board-scroll" ref={scroller}>
          <ul style={{ blockSize: virtual.getTotalSize() }}>
            {drawn.map(({ index, key, start }) => {
              const card = cards[index]
              return card === undefined ? null : (
                <BoardCard
                  key={key}
                  id={cardId(card)}
                  name={cardName(card)}
                  place={{ index, start, count, measure: virtual.measureElement }}
                  onMenu={(button) => onMenu(card, button)}
                >
                  {renderCard(card)}
                </BoardCard>
              )
            })}
          </ul>
          {count === 0 ? <p className="board-empty">{t('board.empty')}</p> : null}
        </div>
      )}
    </section>
  )
}
