import '#ui/over/menu.css'
import '#ui/shells/page-menus.css'
import './board.css'
import { DndContext, DragOverlay, MeasuringStrategy, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardProps } from './board-props.ts'
import { DropWords } from './drop-words.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useBoardSensors } from './use-board-sensors.ts'
import { useMoves } from './use-moves.ts'

/** Comes when a card's menu is opened. */
const MoveMenu = lazy(() => import('./move-menu.tsx'))

/** Hydrated. Columns of cards, moved by mouse, by holding a finger, by keyboard, or by each card's menu. */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, cardId, cardName, renderCard, mayMove = () => true } = props
  const t = useTranslations('ui')
  const { columns, find, move } = useMoves(props)
  const [lifted, setLifted] = useState<Card | null>(null)
  const [byKeyboard, setByKeyboard] = useState(false)
  const [menu, setMenu] = useState<{ card: Card; button: HTMLElement } | null>(null)
  const nameOf = (id: string) => {
    const card = find(id)?.card
    return card === undefined ? '' : cardName(card)
  }
  const announcements = useAnnouncements({
    nameOf,
    columnOf: (id) => columns.find((column) => column.id === (id ?? ''))?.title ?? '',
    wordsOf: (card, column) => {
      const found = find(card)
      return found && found.column.id !== column
        ? (columns.find(({ id }) => id === column)?.onOver?.(found.card) ?? '')
        : ''
    },
    homeOf: (id) => find(id)?.column.title ?? '',
  })
  return (
    <section className="board" aria-label={label} data-lifted={lifted ? '' : undefined}>
      <DndContext
        id={useId()}
        sensors={useBoardSensors()}
        measuring={{ droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
        collisionDetection={(args) => (byKeyboard ? rectIntersection : pointerWithin)(args)}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.hint') } }}
        onDragStart={({ active, activatorEvent }) => {
          setByKeyboard(activatorEvent instanceof KeyboardEvent)
          setLifted(find(String(active.id))?.card ?? null)
        }}
        onDragCancel={() => setLifted(null)}
        onDragEnd={({ active, over }) => {
          setLifted(null)
          if (over) move(String(active.id), String(over.id))
        }}
      >
        <div className="board-columns">
          {columns.map((column) => (
            <BoardColumn
              key={column.id}
              column={column}
              closed={lifted !== null && !mayMove(lifted, column.id)}
              lifted={lifted === null ? null : cardId(lifted)}
              {...{ cardId, cardName, renderCard }}
              onMenu={(card, button) => setMenu({ card, button })}
            />
          ))}
        </div>
        {lifted === null ? null : <DropWords card={lifted} columns={columns} home={find(cardId(lifted))?.column.id} />}
        <DragOverlay dropAnimation={null}>
          {lifted ? <div className="board-card board-card-lifted">{renderCard(lifted)}</div> : null}
        </DragOverlay>
      </DndContext>
      {menu ? (
        <Suspense>
          <MoveMenu
            name={cardName(menu.card)}
            button={menu.button}
            columns={columns.filter((column) => mayMove(menu.card, column.id))}
            at={find(cardId(menu.card))?.column}
            onChoose={(column) => move(cardId(menu.card), column)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
