import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withMoves } from './with-moves.ts'

const columns = [
  { id: 'sent', title: 'Sent', cards: ['nadia', 'omar'], total: 12 },
  { id: 'read', title: 'In review', cards: ['lina'] },
]
const cardId = (card: string) => card

test('a moved card stands first in its new column, and the counts follow', () => {
  const [sent, read] = withMoves(columns, new Map([['nadia', 'read']]), cardId)
  assert.deepEqual(sent?.cards, ['omar'])
  assert.equal(sent?.total, 11)
  assert.deepEqual(read?.cards, ['nadia', 'lina'])
  assert.equal(read?.total, undefined)
})

test('a move the columns already show changes nothing', () => {
  const [sent, read] = withMoves(columns, new Map([['lina', 'read']]), cardId)
  assert.deepEqual(sent?.cards, ['nadia', 'omar'])
  assert.deepEqual(read?.cards, ['lina'])
})
