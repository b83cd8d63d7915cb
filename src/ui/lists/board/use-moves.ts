import { useState } from 'react'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import type { BoardProps } from './board-props.ts'
import { withMoves } from './with-moves.ts'

type Props<Card> = Pick<BoardProps<Card>, 'columns' | 'cardId' | 'cardName' | 'mayMove' | 'asksFirst' | 'onMove'>

/** Shows a move at once, unless something is asked first; takes it back, and says so, when it could not be made. */
export function useMoves<Card>({ columns: given, cardId, cardName, mayMove, asksFirst, onMove }: Props<Card>) {
  const t = useTranslations('ui')
  const [moves, setMoves] = useState<ReadonlyMap<string, string>>(new Map())
  const columns = withMoves(given, moves, cardId)

  const find = (id: string) => {
    for (const column of columns) {
      const card = column.cards.find((each) => cardId(each) === id)
      if (card !== undefined) return { card, column }
    }
    return undefined
  }
  const forget = (id: string, to: string) =>
    setMoves((now) => {
      // it was moved on meanwhile: that move ends by itself
      if (now.get(id) !== to) return now
      const next = new Map(now)
      next.delete(id)
      return next
    })
  const move = async (id: string, to: string) => {
    const found = find(id)
    if (!found || found.column.id === to || mayMove?.(found.card, to) === false) return
    const name = cardName(found.card)
    if (!asksFirst?.(found.card, to)) {
      setMoves((now) => new Map(now).set(id, to))
      keepFocus(id)
      announce(t('board.moved', { name, column: columns.find((column) => column.id === to)?.title ?? '' }))
    }
    try {
      await onMove(found.card, to)
    } catch {
      toast.show({ text: t('board.failed', { name, column: found.column.title }), tone: 'bad' })
    }
    // by now the given columns hold the truth, either way
    forget(id, to)
    keepFocus(id)
  }
  return { columns, find, move }
}

/** A card that changes its column is drawn anew; whoever stood on it stands on it again. */
function keepFocus(id: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button:last-child`)
      ?.focus({ preventScroll: true })
  }, 60)
}
