import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stages } from '#features/hiring/applications/stages.ts'
import { batchActions, batchPhases, mayDo, type Target } from './batch-rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const at = (over: Partial<Target>): Target => ({
  stage: 'submitted',
  stage_id: null,
  decided_at: null,
  letter: null,
  tags: [],
  ...over,
})
const code = (target: Partial<Target>, wanted: Parameters<typeof mayDo>[1]) => {
  const answer = mayDo(at(target), wanted, now)
  return answer.refused ? answer.code : 'yes'
}

test('every stage says whether a batch may move it to each phase, and whether it may be rejected', () => {
  const table = Object.fromEntries(
    stages.map((stage) => [
      stage,
      [
        ...batchPhases.map((phase) => code({ stage }, { action: 'move', phase })),
        code({ stage }, { action: 'reject' }),
      ].join(' '),
    ]),
  )
  const open = 'yes yes yes yes'
  const no = 'stage_move stage_move stage_move stage_move'
  assert.deepEqual(table, {
    submitted: open,
    in_review: 'there_already yes yes yes',
    shortlisted: 'yes there_already yes yes',
    interviewing: 'yes yes there_already yes',
    offered: 'stage_move stage_move yes yes',
    hired: no,
    rejected: 'yes stage_move stage_move there_already',
    withdrawn: no,
    declined: no,
    job_closed: no,
    pool: 'yes stage_move stage_move stage_move',
    lapsed: 'yes stage_move stage_move yes',
  })
})

test('within a phase a batch moves between the stages of the team', () => {
  assert.equal(code({ stage: 'in_review' }, { action: 'move', phase: 'in_review', place: 'own' }), 'yes')
  assert.equal(
    code({ stage: 'in_review', stage_id: 'own' }, { action: 'move', phase: 'in_review', place: 'own' }),
    'there_already',
  )
})

test('an old rejection stays, a tag is set once and taken off where it is, and everybody may be written to', () => {
  const old = new Date(now.getTime() - 31 * 86_400_000)
  assert.equal(code({ stage: 'rejected', decided_at: old }, { action: 'move', phase: 'in_review' }), 'undo_late')
  assert.equal(code({ tags: ['a'] }, { action: 'tag', tag: 'a' }), 'tagged_already')
  assert.equal(code({ tags: ['a'] }, { action: 'tag', tag: 'b' }), 'yes')
  assert.equal(code({ tags: ['a'] }, { action: 'untag', tag: 'b' }), 'not_tagged')
  assert.equal(code({ tags: ['a'] }, { action: 'untag', tag: 'a' }), 'yes')
  assert.deepEqual(
    [...batchActions].filter((action) => code({ stage: 'hired' }, { action }) === 'yes'),
    ['tag', 'message'],
  )
})
