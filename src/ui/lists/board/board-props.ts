import type { ReactNode } from 'react'

export type Column<Card> = {
  id: string
  title: string
  cards: readonly Card[]
  /** How many there are in all, when not all are loaded. */
  total?: number
  /** Loads more, when one comes near the end of those that are. */
  onMore?: (() => void) | undefined
  /** A narrow column of which only name and count are seen. */
  folded?: boolean
  /** Said while a card hangs over it: what will happen to that card. */
  onOver?: (card: Card) => string
  /** Stands in the column's head, mostly a menu. */
  tools?: ReactNode
}

export type BoardProps<Card> = {
  label: string
  columns: readonly Column<Card>[]
  cardId: (card: Card) => string
  /** How the card is called when it is spoken about. */
  cardName: (card: Card) => string
  renderCard: (card: Card) => ReactNode
  /** Where a card may go; everywhere when left out. */
  mayMove?: (card: Card, column: string) => boolean
  /** Whether something is asked before such a move: until it is answered the card stays where it is. */
  asksFirst?: (card: Card, column: string) => boolean
  /** Moves it for good; when it rejects, the card returns. */
  onMove: (card: Card, column: string) => Promise<void>
}
