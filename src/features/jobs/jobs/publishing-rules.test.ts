import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whatFollows } from './publishing-rules.ts'

const trusted = {
  state: 'draft',
  permission: 2,
  watched: false,
  clientWaits: false,
  later: false,
  unchanged: false,
  changes: [],
} as const

test('a draft goes live where page and author are trusted, and to a look with every reason there is', () => {
  assert.deepEqual(whatFollows(trusted), { way: 'live', because: [] })
  assert.deepEqual(whatFollows({ ...trusted, later: true }), { way: 'scheduled', because: [] })
  assert.deepEqual(whatFollows({ ...trusted, watched: true }), { way: 'review', because: ['findings'] })
  assert.deepEqual(whatFollows({ ...trusted, permission: 1, watched: true }), {
    way: 'review',
    because: ['findings', 'permission'],
  })
  assert.deepEqual(whatFollows({ ...trusted, state: 'changes_requested', unchanged: true }), {
    way: 'review',
    because: ['unchanged'],
  })
  assert.deepEqual(whatFollows({ ...trusted, permission: 1, clientWaits: true }), { way: 'client', because: [] })
  assert.deepEqual(whatFollows({ ...trusted, permission: 0 }), { way: 'blocked', because: [] })
  assert.deepEqual(whatFollows({ ...trusted, state: 'closed' }), { way: 'nothing', because: [] })
})

test('a change of a live job is looked at where it matters and the page is not trusted, or something was found', () => {
  const live = { ...trusted, state: 'live', permission: 1 } as const
  assert.deepEqual(whatFollows(live), { way: 'nothing', because: [] })
  assert.deepEqual(whatFollows({ ...live, changes: ['openings'] }), { way: 'live', because: [] })
  assert.deepEqual(whatFollows({ ...live, changes: ['salary'] }), {
    way: 'review',
    because: ['material', 'permission'],
  })
  assert.deepEqual(whatFollows({ ...live, permission: 2, changes: ['salary'] }), { way: 'live', because: [] })
  assert.deepEqual(whatFollows({ ...live, permission: 2, watched: true, changes: ['salary'] }).because, [
    'material',
    'findings',
  ])
})
