import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerUntil, decideFor, disputeEvents, disputeStates, stateAfter } from './dispute-rules.ts'

const ways = new Map([
  ['claimed accept', 'accepted'],
  ['claimed dispute_lost', 'for_client'],
  ['claimed dispute_won', 'for_agency'],
  ['claimed lapse', 'for_client'],
  ['for_client appeal', 'appealed'],
  ['for_agency appeal', 'appealed'],
  ['appealed settle', 'settled'],
])

test('every event in every state of a dispute leads where the rule says, or nowhere', () => {
  for (const state of disputeStates)
    for (const event of disputeEvents)
      assert.equal(stateAfter(state, event), ways.get(`${state} ${event}`) ?? null, `${state} ${event}`)
})

test('the approval decides, unless the client knew the person before: for this job, or was in touch not long ago', () => {
  const approved = new Date('2026-11-02T09:14:00Z')
  const record = (known_since: string, for_this_job: boolean, last_contact: string | null = null) =>
    decideFor({ known_since, for_this_job, last_contact }, approved)
  assert.equal(record('2026-08-18', false), 'agency', 'an old record for nothing in particular')
  assert.equal(record('2026-08-18', true), 'client', 'an older record for this job')
  assert.equal(record('2026-11-02', true), 'agency', 'the same day is not earlier')
  assert.equal(record('2026-11-10', true, '2026-11-12'), 'agency', 'later')
  assert.equal(record('2024-01-10', false, '2026-10-01'), 'client', 'in touch a month before')
  assert.equal(record('2024-01-10', false, '2026-05-06'), 'client', 'in touch 180 days before')
  assert.equal(record('2024-01-10', false, '2026-05-05'), 'agency', 'in touch 181 days before')
  assert.equal(record('2024-01-10', false, '2026-11-03'), 'agency', 'in touch only after the approval')
})

test('two business days leave out the days at the end of the week', () => {
  assert.equal(answerUntil(new Date('2026-11-26T10:00:00Z')).toISOString(), '2026-11-30T10:00:00.000Z')
  assert.equal(answerUntil(new Date('2026-11-23T10:00:00Z')).toISOString(), '2026-11-25T10:00:00.000Z')
})
