import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type DayState,
  dayMoves,
  daySides,
  dayStates,
  isChangeable,
  isListed,
  isRead,
  movesFrom,
  stateAfter,
} from './day-states.ts'
import { dayMoved } from './events.ts'

test('every state, move and side leads where it should, and nowhere else', () => {
  const told = dayStates.flatMap((state) =>
    dayMoves.flatMap((move) =>
      daySides.flatMap((side) => {
        const to = stateAfter(state, move, side)
        return to ? [`${state} ${move} ${side} ${to}`] : []
      }),
    ),
  )
  assert.deepEqual(told, [
    'draft submit team submitted',
    'draft approve site published',
    'draft archive team archived',
    'submitted withdraw team draft',
    'submitted approve staff published',
    'submitted return staff draft',
    'published close_registration team registration_closed',
    'published close_registration site registration_closed',
    'published start team live',
    'published start site live',
    'published cancel team cancelled',
    'published cancel staff cancelled',
    'published postpone team postponed',
    'registration_closed reopen team published',
    'registration_closed start team live',
    'registration_closed start site live',
    'registration_closed cancel team cancelled',
    'registration_closed cancel staff cancelled',
    'registration_closed postpone team postponed',
    'live end team ended',
    'live end site ended',
    'live cancel team cancelled',
    'live cancel staff cancelled',
    'ended report team reported',
    'reported archive team archived',
    'cancelled archive team archived',
    'postponed cancel team cancelled',
    'postponed cancel staff cancelled',
    'postponed republish team published',
  ])
  assert.deepEqual(movesFrom('archived', 'team'), [])
})

test('what was cancelled is still read, and stands in no list', () => {
  assert.deepEqual([isRead('cancelled'), isListed('cancelled')], [true, false])
  assert.deepEqual([isRead('draft'), isRead('archived')], [false, false])
  assert.deepEqual([isChangeable('postponed'), isChangeable('ended'), isChangeable('cancelled')], [true, false, false])
})

test('screens of reviewers are told when a day comes to be looked at and when it is decided', () => {
  const told = (from: DayState, to: DayState) =>
    dayMoved.topics({ day: 'd', page: 'p', from, to, move: 'submit', side: 'team', reason: '' }).includes('reviews:all')
  assert.deepEqual(
    [told('draft', 'submitted'), told('submitted', 'draft'), told('submitted', 'published'), told('published', 'live')],
    [true, true, true, false],
  )
})
