import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isStillAhead,
  mayMoveVisit,
  outcomes,
  stateAfter,
  type VisitEvent,
  type VisitState,
  visitEvents,
  visitStates,
} from './visit-states.ts'

const expected: Record<VisitState, Partial<Record<VisitEvent, VisitState>>> = {
  invited: {
    register: 'registered',
    wait: 'waitlisted',
    confirm: 'confirmed',
    check_in: 'checked_in',
    cancel: 'cancelled',
  },
  registered: {
    wait: 'waitlisted',
    confirm: 'confirmed',
    check_in: 'checked_in',
    miss: 'no_show',
    cancel: 'cancelled',
  },
  waitlisted: { confirm: 'confirmed', check_in: 'checked_in', cancel: 'cancelled' },
  confirmed: {
    confirm: 'confirmed',
    unseat: 'registered',
    wait: 'waitlisted',
    check_in: 'checked_in',
    miss: 'no_show',
    cancel: 'cancelled',
  },
  checked_in: { queue: 'queued', call: 'called', finish: 'done', leave: 'left' },
  queued: { call: 'called', finish: 'done', leave: 'left' },
  called: { begin: 'in_session', queue: 'queued', miss: 'no_show', finish: 'done', leave: 'left' },
  in_session: { queue: 'queued', finish: 'done', leave: 'left' },
  done: {},
  no_show: { check_in: 'checked_in', queue: 'queued' },
  left: { queue: 'queued' },
  cancelled: {},
}

test('every state and event leads where it should, and nowhere else', () => {
  for (const state of visitStates)
    for (const event of visitEvents)
      assert.equal(stateAfter(state, event), expected[state][event] ?? null, `${state} ${event}`)
})

test('an outcome belongs to the end of a talk; who was in none was not seen', () => {
  for (const outcome of outcomes) {
    assert.equal(mayMoveVisit('in_session', 'finish', outcome).refused, false)
    for (const state of ['checked_in', 'queued', 'called'] as const)
      assert.equal(mayMoveVisit(state, 'finish', outcome).refused, outcome !== 'unseen', `${state} ${outcome}`)
    assert.equal(mayMoveVisit('in_session', 'leave', outcome).refused, true)
  }
  assert.equal(mayMoveVisit('in_session', 'finish').refused, true)
  // sent on after a talk: seen, whatever else came of it
  for (const outcome of outcomes)
    assert.equal(mayMoveVisit('queued', 'finish', outcome, true).refused, outcome === 'unseen')
  assert.equal(mayMoveVisit('confirmed', 'check_in').refused, false)
  assert.deepEqual([isStillAhead('waitlisted'), isStillAhead('checked_in')], [true, false])
})
