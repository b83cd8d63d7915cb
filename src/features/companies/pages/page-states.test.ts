import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterMove, mayGoOut, pageMoves, pageStates } from './page-states.ts'

test('every move from every state leads where the table says, or nowhere', () => {
  const told = pageStates.map((state) => [state, ...pageMoves.map((move) => afterMove(state, move))])
  assert.deepEqual(told, [
    ['pending', 'active', 'withheld', 'limited', 'suspended', 'closed'],
    ['withheld', 'active', null, 'limited', 'suspended', 'closed'],
    ['active', null, 'withheld', 'limited', 'suspended', 'closed'],
    ['limited', 'active', 'withheld', null, 'suspended', 'closed'],
    ['suspended', 'active', null, 'limited', null, 'closed'],
    ['closed', null, null, null, null, null],
  ])
})

test('jobs go out from pages that are new or in order', () => {
  assert.deepEqual(pageStates.filter(mayGoOut), ['pending', 'active'])
})
