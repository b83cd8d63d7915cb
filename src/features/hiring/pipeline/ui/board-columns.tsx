import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Board } from '#ui/lists/board/board.tsx'
import type { Stack } from '../card-rules.ts'
import type { TeamCard } from '../contract.ts'
import { ApplicantCard } from './applicant-card.tsx'
import type { Asking } from './asked.ts'
import { type ColumnHead, useColumnName } from './column-name.ts'
import type { Chosen } from './use-chosen.ts'
import type { Moves } from './use-move-applicant.ts'

type Props = {
  columns: readonly ColumnHead[]
  stacks: readonly Stack[]
  /** Whether some applicants are left out. */
  filtered: boolean
  asking: Asking
  chosen: Chosen
  moves: Moves
  readOn: (column: string, cursor: string) => void
}

/** What was unfolded grows towards the far end of the board, where nobody sees it: it is pushed into sight once it is drawn. */
const showColumn = (button: HTMLElement) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      button.closest('.board-column')?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
    ),
  )

const foldedAtFirst: ReadonlySet<string> = new Set(['hired', 'rejected', 'gone'])

/** The columns of the board; the ends are folded until one looks for something. */
export function BoardColumns({ columns, stacks, filtered, asking, chosen, moves, readOn }: Props) {
  const t = useTranslations('pipeline.board')
  const nameOf = useColumnName()
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isFolded = (id: string, total: number) =>
    foldedAtFirst.has(id) && (filtered && total > 0 ? turned.has(id) : !turned.has(id))
  const turn = (id: string) =>
    setTurned((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const order = stacks.flatMap(({ cards }) => cards)
  return (
    <Board
      label={t('title')}
      columns={columns.map((column) => {
        const { id, phase } = column
        const { total = 0, cards = [], next_cursor = null } = stacks.find((stack) => stack.id === id) ?? {}
        const folded = isFolded(id, total)
        const name = nameOf(column)
        return {
          id,
          title: name,
          total,
          cards,
          folded,
          onMore: next_cursor ? () => readOn(id, next_cursor) : undefined,
          onOver: (card: TeamCard) => (card.stage === phase ? t('overOwn') : t(`over.${phase}`)),
          tools: foldedAtFirst.has(id) ? (
            <IconButton
              icon={folded ? 'next' : 'back'}
              size="s"
              label={folded ? t('unfold', { column: name }) : t('fold', { column: name })}
              aria-expanded={!folded}
              onClick={({ currentTarget }) => {
                turn(id)
                if (folded) showColumn(currentTarget)
              }}
            />
          ) : null,
        }
      })}
      cardId={({ id }) => id}
      cardName={({ name }) => name}
      renderCard={(card) => (
        <ApplicantCard
          card={card}
          open={asking.applicant === card.id}
          href={asking.hrefOf(card.id)}
          order={order}
          chosen={chosen}
        />
      )}
      mayMove={moves.mayMove}
      asksFirst={moves.asksFirst}
      onMove={moves.move}
    />
  )
}
