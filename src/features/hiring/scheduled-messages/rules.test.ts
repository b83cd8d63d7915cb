import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stages } from '#features/hiring/applications/stages.ts'
import { endedSince, fateOf, maySendAt } from './rules.ts'

const now = new Date('2026-11-22T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test('a moment to come, within ninety days', () => {
  assert.deepEqual(maySendAt(now, now), { refused: true, code: 'send_at_past' })
  assert.deepEqual(maySendAt(after(60_000), now), { refused: false })
  assert.deepEqual(maySendAt(after(90 * 86_400_000), now), { refused: false })
  assert.deepEqual(maySendAt(after(90 * 86_400_000 + 1), now), { refused: true, code: 'send_at_far' })
})

test('every end after the words were written counts but being hired; one before them does not', () => {
  const kept = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired']
  for (const stage of stages) {
    assert.equal(endedSince({ stage, decided_at: after(1) }, now), !kept.includes(stage), stage)
    assert.equal(endedSince({ stage, decided_at: after(-1) }, now), false, stage)
  }
})

test('what becomes of a message: the end of the application counts before its writer', () => {
  assert.equal(fateOf({ ended: true, mayAuthor: true }), 'ended')
  assert.equal(fateOf({ ended: true, mayAuthor: false }), 'ended')
  assert.equal(fateOf({ ended: false, mayAuthor: false }), 'author_gone')
  assert.equal(fateOf({ ended: false, mayAuthor: true }), 'send')
})
