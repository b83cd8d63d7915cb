import type { TeamCard } from './contract.ts'
import type { SortKey } from './rules.ts'

/** Cards that stand together as far as they were read: a column of the board, or the whole list. */
export type Stack = {
  id: string
  total: number
  cards: readonly TeamCard[]
  next_cursor: string | null
  /** Behind whom those stood who left it: there they come back to, when a move is taken back. */
  left?: Left
}
type Left = ReadonlyMap<string, string | undefined>
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
    const stack = old?.left ? { ...read, left: old.left } : read
    if (!old || !stack.next_cursor || old.cards.length <= stack.cards.length) return stack
    const further = old.cards.slice(stack.cards.length).filter(({ id }) => !there.has(id))
    return { ...stack, cards: [...stack.cards, ...further], next_cursor: old.next_cursor }
  })
}

/** Puts changed cards where they belong now: in their place, or where the order wants them in a column that is new to them. */
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
      now.delete(card.id)
      return fresh ? [fresh] : []
    })
    const left = new Map(stack.left)
    for (const [at, { id }] of stack.cards.entries())
      if (!staying.some((card) => card.id === id)) left.set(id, stack.cards[at - 1]?.id)
    return {
      ...stack,
      left,
      cards: [...now.values()].reduce((all, card) => inserted(all, card, sort, left), staying),
      total: totals[stack.id] ?? 0,
    }
  })
}

/** In the order of the board whoever comes in stands first, where the eye expects it; who comes back, where they stood. */
function inserted(cards: readonly TeamCard[], card: TeamCard, sort: SortKey, left: Left): TeamCard[] {
  const compare = comparisons[sort]
  const stood = cards.findIndex(({ id }) => id === left.get(card.id)) + 1
  const at = compare ? cards.findIndex((other) => compare(card, other) < 0) : stood
  return at < 0 ? [...cards, card] : cards.toSpliced(at, 0, card)
}

const comparisons: Partial<Record<SortKey, (one: TeamCard, other: TeamCard) => number>> = {
  newest: (one, other) => other.submitted_at.localeCompare(one.submitted_at),
  due: (one, other) => Number(other.owed) - Number(one.owed) || one.answer_due_at.localeCompare(other.answer_due_at),
  name: (one, other) => one.name.localeCompare(other.name),
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
}
