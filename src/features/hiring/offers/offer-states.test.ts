import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isOut,
  isRunning,
  mayMoveOffer,
  offerAfter,
  offerHands,
  offerMoves,
  offerStates,
  runningStates,
} from './offer-states.ts'

/** Written by hand: state, move, who → where it leads. All other rows are refused. */
const leads = `
draft     save      proposer   draft
draft     save      maker      draft
draft     ask       proposer   draft
draft     ask       maker      draft
draft     approve   maker      approved
draft     return    maker      draft
draft     withdraw  proposer   withdrawn
draft     withdraw  maker      withdrawn
draft     withdraw  site       withdrawn
approved  save      proposer   draft
approved  save      maker      draft
approved  return    maker      draft
approved  send      maker      sent
approved  withdraw  proposer   withdrawn
approved  withdraw  maker      withdrawn
approved  withdraw  site       withdrawn
sent      view      candidate  viewed
sent      accept    candidate  accepted
sent      decline   candidate  declined
sent      expire    site       expired
sent      withdraw  maker      withdrawn
sent      withdraw  site       withdrawn
viewed    accept    candidate  accepted
viewed    decline   candidate  declined
viewed    expire    site       expired
viewed    withdraw  maker      withdrawn
viewed    withdraw  site       withdrawn`
const table = new Map(
  leads
    .trim()
    .split('\n')
    .map((row) => {
      const [state, move, hand, to] = row.split(/\s+/)
      return [`${state} ${move} ${hand}`, to]
    }),
)
const now = new Date()
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]

test('every state, move and hand: where it leads, or refused', () => {
  for (const state of offerStates)
    for (const move of offerMoves)
      for (const hand of offerHands) {
        const row = `${state} ${move} ${hand}`
        const to = table.get(row) ?? null
        assert.equal(offerAfter(state, move, hand), to, row)
        // asked for, where only that which was asked for is given back, and ended, where only that ends
        const asked_at = move === 'return' ? before : null
        const answer_by = move === 'expire' ? before : after
        const answer = mayMoveOffer({ state, asked_at, answer_by }, move, hand, now)
        assert.deepEqual(answer, to === null ? { refused: true, code: 'offer_state' } : { refused: false }, row)
      }
})

test('answers count until the moment, and a letter ends from it on', () => {
  const code = (move: 'accept' | 'decline' | 'send' | 'expire', answer_by: Date) => {
    const state = move === 'send' ? 'approved' : 'viewed'
    const by = move === 'send' ? 'maker' : move === 'expire' ? 'site' : 'candidate'
    const answer = mayMoveOffer({ state, asked_at: null, answer_by }, move, by, now)
    return answer.refused ? answer.code : 'yes'
  }
  for (const move of ['accept', 'decline', 'send'] as const)
    assert.deepEqual([code(move, after), code(move, now), code(move, before)], ['yes', 'offer_over', 'offer_over'])
  assert.deepEqual([code('expire', after), code('expire', now), code('expire', before)], ['offer_state', 'yes', 'yes'])
})

test('approval is asked for once, and a draft nobody asked about is not given back', () => {
  const draft = (asked_at: Date | null) => ({ state: 'draft' as const, asked_at, answer_by: after })
  assert.equal(mayMoveOffer(draft(before), 'ask', 'proposer', now).refused, true)
  assert.equal(mayMoveOffer(draft(null), 'return', 'maker', now).refused, true)
})

test('what runs and what is out', () => {
  assert.deepEqual(offerStates.filter(isRunning), [...runningStates])
  assert.deepEqual(offerStates.filter(isOut), ['sent', 'viewed'])
})
