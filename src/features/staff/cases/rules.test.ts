import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutText } from '#features/jobs/jobs/marking-rules.ts'
import { noticesOf } from './reactions.ts'
import {
  allGrounds,
  appealSides,
  caseStates,
  decisions,
  groundFits,
  mayAppeal,
  mayDecide,
  mayDecideAppeal,
} from './rules.ts'

const code = (answer: { refused: boolean; code?: string }) => (answer.refused ? answer.code : 'yes')

test('every state and side: who may appeal, and who decides', () => {
  const day = 86_400_000
  const now = new Date('2026-06-01')
  const table = caseStates.flatMap((state) =>
    appealSides.map((side) => {
      const decided_at = state === 'open' ? null : new Date(now.getTime() - day)
      return [state, side, code(mayAppeal({ state, side, appealed: false, decided_at, now }))].join(' ')
    }),
  )
  assert.deepEqual(table, [
    'open reporter case_open',
    'open reported case_open',
    'upheld reporter nothing_to_appeal',
    'upheld reported yes',
    'dismissed reporter yes',
    'dismissed reported nothing_to_appeal',
  ])
  const late = {
    state: 'upheld',
    side: 'reported',
    appealed: false,
    decided_at: new Date(now.getTime() - 181 * day),
    now,
  } as const
  assert.equal(code(mayAppeal(late)), 'appeal_late')
  assert.equal(code(mayAppeal({ ...late, appealed: true })), 'already_appealed')
  assert.deepEqual(
    caseStates.flatMap((state) => [true, false].map((own) => code(mayDecide({ state, own })))),
    ['own_work', 'yes', 'already_decided', 'already_decided', 'already_decided', 'already_decided'],
  )
  const judging = { state: 'open', own: false, deciders: ['a', null], me: 'b' } as const
  assert.deepEqual(
    [judging, { ...judging, me: 'a' }, { ...judging, own: true }, { ...judging, state: 'granted' as const }].map(
      (one) => code(mayDecideAppeal(one)),
    ),
    ['yes', 'same_eyes', 'own_work', 'already_decided'],
  )
})

test('every ground belongs to one decision', () => {
  for (const ground of allGrounds) assert.equal(decisions.filter((one) => groundFits(one, ground)).length, 1, ground)
})

test('who is told what after every decision; a side that was found clean hears nothing it did not ask for', () => {
  const said = decisions.flatMap((decision) =>
    [null, ...appealSides].flatMap((appeal) =>
      (appeal ? [true, false] : [false]).map((granted) => {
        const { reporter, reported } = noticesOf({ decision, appeal, granted })
        return [decision, appeal, granted, reporter, reported].join(' ')
      }),
    ),
  )
  assert.deepEqual(said, [
    'upheld  false case_upheld case_against',
    'upheld reporter true appeal_granted case_against',
    'upheld reporter false appeal_declined ',
    'upheld reported true case_changed appeal_granted',
    'upheld reported false  appeal_declined',
    'dismissed  false case_dismissed ',
    'dismissed reporter true appeal_granted case_against',
    'dismissed reporter false appeal_declined ',
    'dismissed reported true case_changed appeal_granted',
    'dismissed reported false  appeal_declined',
  ])
})

test('a text is cut at its findings, in order, and never twice', () => {
  const cut = (text: string, ...findings: { quote: string; span?: [number, number] }[]) =>
    cutText(text, findings).map(({ words, finding }) => (finding === null ? words : `[${finding} ${words}]`))
  assert.deepEqual(cut('Pay a fee now', { quote: 'a fee' }), ['Pay ', '[0 a fee]', ' now'])
  assert.deepEqual(cut('one two', { quote: 'two', span: [4, 7] }, { quote: 'one' }), ['[1 one]', ' ', '[0 two]'])
  assert.deepEqual(cut('overlap', { quote: 'overl' }, { quote: 'lap' }, { quote: 'none' }), ['[0 overl]', 'ap'])
  assert.deepEqual(cut('رسوم', { quote: 'رسوم', span: [0, 99] }), ['[0 رسوم]'])
})
