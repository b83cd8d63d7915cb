import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Stack, withChanges, withFresh, withPage } from './card-rules.ts'
import type { TeamCard } from './contract.ts'

const card = (id: string, column: string, over: Partial<TeamCard> = {}) =>
  ({ id, column, name: id, submitted_at: '2026-01-01', position: id.charCodeAt(0), ...over }) as TeamCard
const stacks: Stack[] = [
  { id: 'submitted', total: 3, cards: [card('a', 'submitted'), card('b', 'submitted')], next_cursor: 'more' },
  { id: 'in_review', total: 1, cards: [card('c', 'in_review')], next_cursor: null },
]
const names = (all: readonly Stack[]) => all.map(({ cards }) => cards.map(({ id }) => id).join(''))
const stackOf = ({ column }: TeamCard) => column

test('a card that moved leaves its column and stands in the new one where it is read next time, with the totals of the server', () => {
  const to = (position: number) =>
    withChanges(
      stacks,
      { ids: ['a'], cards: [card('a', 'in_review', { position })], totals: { submitted: 2, in_review: 2 } },
      { stackOf, sort: 'board' },
    )
  assert.deepEqual(names(to(-1)), ['b', 'ac'])
  assert.deepEqual(names(to(1000)), ['b', 'ca'])
  assert.deepEqual(
    to(-1).map(({ total }) => total),
    [2, 2],
  )
})

test('a card whose move is taken back comes back to where it stood, and one put elsewhere in its column goes there', () => {
  const go = (all: readonly Stack[], one: TeamCard) =>
    withChanges(all, { ids: [one.id], cards: [one], totals: {} }, { stackOf, sort: 'board' })
  const gone = go(stacks, card('b', 'in_review', { position: -1 }))
  assert.deepEqual(names(gone), ['a', 'bc'])
  assert.deepEqual(names(go(gone, card('b', 'submitted'))), ['ab', 'c'])
  assert.deepEqual(names(go(stacks, card('b', 'submitted', { position: 1 }))), ['ba', 'c'])
})

test('a card the filters leave out now is gone; one that only changed keeps its place', () => {
  const changed = { ids: ['a', 'b'], cards: [card('b', 'submitted', { unread: 1 })], totals: { submitted: 1 } }
  const now = withChanges(stacks, changed, { stackOf, sort: 'board' })
  assert.deepEqual(names(now), ['b', 'c'])
  assert.equal(now[0]?.cards[0]?.unread, 1)
  assert.equal(now[1]?.total, 0)
})

test('in an order of its own whoever comes in stands where that order wants it', () => {
  const late = card('z', 'in_review')
  const early = card('b2', 'in_review')
  const changed = { ids: ['z', 'b2'], cards: [late, early], totals: {} }
  assert.deepEqual(names(withChanges(stacks, changed, { stackOf, sort: 'name' })), ['ab', 'b2cz'])
})

test('a further page brings nobody twice, and what is read anew keeps what was read further down', () => {
  const more = withPage(stacks, 'submitted', {
    data: [card('b', 'submitted'), card('d', 'submitted')],
    next_cursor: null,
  })
  assert.deepEqual(names(more), ['abd', 'c'])
  const fresh = [
    { ...(stacks[0] as Stack), cards: [card('n', 'submitted'), card('a', 'submitted')] },
    stacks[1] as Stack,
  ]
  assert.deepEqual(names(withFresh(more, fresh)), ['nad', 'c'])
})
