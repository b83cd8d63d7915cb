import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after, groupMoves, groupStates, movesFrom } from './group-states.ts'
import { isListed, mayEditGroup, maySeeGroup, statusOf } from './rules.ts'

test('every pair of state and move leads where the table says, or nowhere', () => {
  const told = groupStates.flatMap((state) =>
    groupMoves.flatMap((move) => {
      const to = after(state, move)
      return to ? [`${state} ${move} ${to}`] : []
    }),
  )
  assert.deepEqual(told, [
    'draft publish published',
    'draft archive archived',
    'published end ended',
    'ended reopen published',
    'ended archive archived',
  ])
  assert.deepEqual(movesFrom('archived'), [])
})

test('first and last day belong to the period', () => {
  const group = { state: 'published', opens_on: '2026-03-01', ends_on: '2026-03-31' } as const
  const at = (moment: string) => statusOf(group, new Date(moment))
  assert.equal(at('2026-02-28T23:59:59Z'), 'early')
  assert.equal(at('2026-03-01T00:00:00Z'), 'open')
  assert.equal(at('2026-03-31T23:59:59Z'), 'open')
  assert.equal(at('2026-04-01T00:00:00Z'), 'over')
  assert.equal(statusOf({ ...group, state: 'ended' }, new Date('2026-03-10')), 'over')
  assert.equal(statusOf({ state: 'published', opens_on: null, ends_on: null }, new Date()), 'open')
})

test('outside sees only what went out, and search engines only what is public and open', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const seen = (state: 'draft' | 'published' | 'ended' | 'archived', visibility: 'public' | 'link' | 'internal') => ({
    stranger: !maySeeGroup({ state, visibility, page: 'a' }, 'b').refused,
    team: !maySeeGroup({ state, visibility, page: 'a' }, 'a').refused,
    listed: isListed({ state, visibility, opens_on: null, ends_on: null }, now),
  })
  assert.deepEqual(seen('draft', 'public'), { stranger: false, team: true, listed: false })
  assert.deepEqual(seen('published', 'public'), { stranger: true, team: true, listed: true })
  assert.deepEqual(seen('published', 'link'), { stranger: true, team: true, listed: false })
  assert.deepEqual(seen('published', 'internal'), { stranger: false, team: true, listed: false })
  assert.deepEqual(seen('ended', 'public'), { stranger: true, team: true, listed: false })
})

test('what everybody sees is changed only by whoever may publish', () => {
  assert.equal(mayEditGroup('draft', false).refused, false)
  assert.equal(mayEditGroup('published', false).refused, true)
  assert.equal(mayEditGroup('published', true).refused, false)
  assert.equal(mayEditGroup('archived', true).refused, true)
})
