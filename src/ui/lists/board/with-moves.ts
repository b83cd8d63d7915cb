import type { Column } from './board-props.ts'

/** A moved card stands first in its new column, where the eye expects it. */
export function withMoves<Card>(
  columns: readonly Column<Card>[],
  moves: ReadonlyMap<string, string>,
  cardId: (card: Card) => string,
): readonly Column<Card>[] {
  if (moves.size === 0) return columns
  const moved = columns.flatMap((column) =>
    column.cards.filter((card) => {
      const to = moves.get(cardId(card))
      return to !== undefined && to !== column.id
    }),
  )
  return columns.map((column) => {
    const staying = column.cards.filter((card) => (moves.get(cardId(card)) ?? column.id) === column.id)
    const coming = moved.filter((card) => moves.get(cardId(card)) === column.id)
    const total =
      column.total === undefined ? undefined : column.total + coming.length + staying.length - column.cards.length
    return { ...column, cards: [...coming, ...staying], total }
  })
}
