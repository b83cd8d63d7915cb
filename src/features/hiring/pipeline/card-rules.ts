import type { TeamCard } from './contract.ts'
import type { SortKey } from './rules.ts'

/** Cards that stand together as far as they were read: a column of the board, or the whole list. */
export type Stack = {
  id: string
  total: number
  cards: readonly TeamCard[]
  next_cursor: string | null
}
export type Changes = { ids: readonly string[]; cards: readonly TeamCard[]; totals: Readonly<Record<string, number>> }

/** The next page behind what was read; what came in meanwhile is not drawn twice. */
export function withPage(
  stacks: readonly Stack[],
  id: string,
  page: { data: readonly TeamCard[]; next_cursor: string | null },
): Stack[] {
  const known = new Set(stacks.flatMap(({ cards }) => cards.map((card) => card.id)))
  return stacks.map((stack) =>
    stack.id === id
      ? {
          ...stack,
          cards: [...stack.cards, ...page.data.filter((card) => !known.has(card.id))],
          next_cursor: page.next_cursor,
        }
      : stack,
  )
}

/** What was read anew, with what had been read further down before. */
export function withFresh(before: readonly Stack[], fresh: readonly Stack[]): Stack[] {
  const there = new Set(fresh.flatMap(({ cards }) => cards.map(({ id }) => id)))
  return fresh.map((read) => {
    const old = before.find(({ id }) => id === read.id)
    if (!old || !read.next_cursor || old.cards.length <= read.cards.length) return read
    const further = old.cards.slice(read.cards.length).filter(({ id }) => !there.has(id))
    return { ...read, cards: [...read.cards, ...further], next_cursor: old.next_cursor }
  })
}

/** Puts changed cards where they belong now: in their place, or where the order wants them in a column or place that is new to them. */
export function withChanges(
  stacks: readonly Stack[],
  { ids, cards, totals }: Changes,
  { stackOf, sort }: { stackOf: (card: TeamCard) => string; sort: SortKey },
): Stack[] {
  const changed = new Set(ids)
  return stacks.map((stack) => {
    const now = new Map(cards.filter((card) => stackOf(card) === stack.id).map((card) => [card.id, card]))
    const staying = stack.cards.flatMap((card) => {
      if (!changed.has(card.id)) return [card]
      const fresh = now.get(card.id)
      if (!fresh || (sort === 'board' && fresh.position !== card.position)) return []
      now.delete(card.id)
      return [fresh]
    })
    return {
      ...stack,
      cards: [...now.values()].reduce((all, card) => inserted(all, card, sort), staying),
      total: totals[stack.id] ?? 0,
    }
  })
}

/** Where it will stand when the board is read again; first in an order that cards do not tell. */
function inserted(cards: readonly TeamCard[], card: TeamCard, sort: SortKey): TeamCard[] {
  const compare = comparisons[sort]
  const at = compare ? cards.findIndex((other) => compare(card, other) < 0) : 0
  return at < 0 ? [...cards, card] : cards.toSpliced(at, 0, card)
}

const comparisons: Partial<Record<SortKey, (one: TeamCard, other: TeamCard) => number>> = {
  board: (one, other) => one.position - other.position || one.id.localeCompare(other.id),
  newest: (one, other) => other.submitted_at.localeCompare(one.submitted_at),
  due: (one, other) => Number(other.owed) - Number(one.owed) || one.answer_due_at.localeCompare(other.answer_due_at),
  name: (one, other) => one.name.localeCompare(other.name),
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
}
