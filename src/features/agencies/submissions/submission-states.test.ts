import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  columnOf,
  countIn,
  eventsFrom,
  hasRight,
  isOpen,
  mayMoveSubmission,
  mayRevoke,
  type Side,
  type SubmissionEvent,
  type SubmissionState,
  sides,
  stateAfter,
  submissionEvents,
  submissionStates,
} from './submission-states.ts'

/** Written out once more, as a reader of product.md would: every state, and all that may happen to it by whom. */
const expected: Record<SubmissionState, string> = {
  draft: 'ask@agency>candidate_asked withdraw@agency,site>withdrawn close@site>rejected',
  candidate_asked:
    'ask@agency>candidate_asked approve@person>candidate_approved decline@person>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
  candidate_approved:
    'submit@agency>submitted revoke@person,site>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
  submitted:
    'open@client>reviewing shortlist@client>shortlisted interview@client,agency>interviewing offer@client,agency>offered reject@client,agency>rejected claim_duplicate@client>duplicate revoke@person,site>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
  reviewing:
    'shortlist@client>shortlisted interview@client,agency>interviewing offer@client,agency>offered reject@client,agency>rejected claim_duplicate@client>duplicate revoke@person,site>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
  shortlisted:
    'interview@client,agency>interviewing offer@client,agency>offered reject@client,agency>rejected revoke@person,site>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
  interviewing:
    'offer@client,agency>offered place@client,agency>placed reject@client,agency>rejected withdraw@agency,site>withdrawn close@site>rejected',
  offered:
    'place@client,agency>placed interview@client,agency>interviewing reject@client,agency>rejected withdraw@agency,site>withdrawn close@site>rejected',
  placed: '',
  rejected: 'reconsider@client>reviewing',
  withdrawn: 'offer_again@client>offered',
  duplicate:
    'drop_claim@site>reviewing revoke@person,site>withdrawn expire@site>withdrawn withdraw@agency,site>withdrawn close@site>rejected',
}

function read(text: string): Map<string, SubmissionState> {
  const ways = text.split(' ').filter(Boolean)
  return new Map(
    ways.flatMap((way) => {
      const [, event = '', by = '', to = ''] = /^(\w+)@([\w,]+)>(\w+)$/.exec(way) ?? []
      return by.split(',').map((side): [string, SubmissionState] => [`${event}@${side}`, to as SubmissionState])
    }),
  )
}

test('every event in every state by every side leads where the product says, or nowhere', () => {
  let pairs = 0
  for (const state of submissionStates) {
    const ways = read(expected[state])
    for (const event of submissionEvents)
      for (const side of sides) {
        pairs += 1
        const to = ways.get(`${event}@${side}`) ?? null
        assert.equal(stateAfter(state, event, side), to, `${state} ${event} by ${side}`)
        assert.equal(mayMoveSubmission(state, event, side).refused, to === null)
      }
  }
  assert.equal(pairs, submissionStates.length * submissionEvents.length * sides.length)
})

test('a right can be taken back until the interview and not from there on', () => {
  const revocable = submissionStates.filter(mayRevoke)
  assert.deepEqual(revocable, ['candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'duplicate'])
  for (const state of revocable) assert.ok(hasRight(state), state)
})

test('whatever is open can be closed by the site, so that everybody hears an end', () => {
  const close: [SubmissionEvent, Side] = ['close', 'site']
  for (const state of submissionStates)
    assert.equal(stateAfter(state, ...close) !== null, isOpen(state), `${state} is ${isOpen(state) ? '' : 'not '}open`)
  assert.deepEqual(eventsFrom('placed', 'agency'), [])
})

test('whoever is out stands struck through in a column and is not counted there, but where only they are shown', () => {
  const cards = (['candidate_asked', 'withdrawn', 'draft'] as const).map((state) => ({
    state,
    column: columnOf(state, 'candidate_asked'),
  }))
  assert.deepEqual([countIn(cards, 'requested', false), countIn(cards, 'requested', true)], [2, 3])
  assert.equal(countIn(cards, 'offer', true), 0)
})
