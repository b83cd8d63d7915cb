import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Happened, progressOf } from './progress-rules.ts'

const start = new Date('2026-03-01T00:00:00Z')
const day = 86_400
const after = (days: number) => new Date(start.getTime() + days * day * 1000)
const move = (days: number, from: string, to: string, over: Partial<Happened> = {}): Happened => ({
  at: after(days),
  from,
  to,
  place: null,
  side: 'page',
  takesBack: false,
  ...over,
})

test('one step after the other: each phase has its time, the first word told is the answer', () => {
  const progress = progressOf(start, 'hired', [
    move(1, 'submitted', 'in_review'),
    move(3, 'in_review', 'shortlisted'),
    move(6, 'shortlisted', 'interviewing'),
    move(10, 'interviewing', 'offered'),
    move(15, 'offered', 'hired', { side: 'candidate' }),
  ])
  assert.equal(progress.reached, 5)
  assert.deepEqual(progress.stays, {
    submitted: day,
    in_review: 2 * day,
    shortlisted: 3 * day,
    interviewing: 4 * day,
    offered: 5 * day,
  })
  assert.deepEqual([progress.answered_at, progress.hired_at], [after(3), after(15)])
})

test('whoever jumped phases passed them, without time spent there', () => {
  const { reached, stays } = progressOf(start, 'rejected', [
    move(2, 'submitted', 'interviewing'),
    move(5, 'interviewing', 'rejected'),
  ])
  assert.equal(reached, 3)
  assert.deepEqual(stays, { submitted: 2 * day, interviewing: 3 * day })
})

test('what was taken back did not happen: not the phase, not the answer, not the time', () => {
  const { reached, stays, answered_at } = progressOf(start, 'in_review', [
    move(1, 'submitted', 'in_review'),
    move(2, 'in_review', 'rejected'),
    move(2.1, 'rejected', 'in_review', { takesBack: true }),
  ])
  assert.deepEqual({ reached, stays, answered_at }, { reached: 1, stays: { submitted: day }, answered_at: null })
  const both = progressOf(start, 'shortlisted', [
    move(1, 'submitted', 'shortlisted'),
    move(2, 'shortlisted', 'offered'),
    move(3, 'offered', 'shortlisted', { takesBack: true }),
  ])
  assert.equal(both.reached, 2)
})

test('a hire that does not hold is none; an offer it stays', () => {
  const hired = [move(1, 'submitted', 'offered'), move(2, 'offered', 'hired')]
  assert.equal(progressOf(start, 'hired', hired).reached, 5)
  const undone = progressOf(start, 'offered', [...hired, move(3, 'hired', 'offered', { takesBack: true })])
  assert.deepEqual([undone.reached, undone.hired_at, undone.stays], [4, null, { submitted: day }])
  const gone = progressOf(start, 'rejected', [...hired, move(3, 'hired', 'rejected')])
  assert.deepEqual([gone.reached, gone.hired_at], [4, null])
})

test('a phase one came back to and still stands in has no time yet; visits of one that was left add up', () => {
  const back = [
    move(1, 'submitted', 'in_review'),
    move(2, 'in_review', 'shortlisted'),
    move(4, 'shortlisted', 'in_review'),
  ]
  assert.deepEqual(progressOf(start, 'in_review', back).stays, { submitted: day, shortlisted: 2 * day })
  assert.deepEqual(progressOf(start, 'rejected', [...back, move(9, 'in_review', 'rejected')]).stays, {
    submitted: day,
    in_review: 6 * day,
    shortlisted: 2 * day,
  })
})

test('columns of the team have their own time within the phase', () => {
  const place = (days: number, to: string | null): Happened => ({
    ...move(days, '', ''),
    from: null,
    to: null,
    place: to,
  })
  const { stays, places } = progressOf(start, 'shortlisted', [
    move(1, 'submitted', 'in_review', { place: 'call' }),
    place(3, 'test'),
    place(4, null),
    move(8, 'in_review', 'shortlisted', { place: 'talk' }),
  ])
  assert.deepEqual(stays, { submitted: day, in_review: 7 * day })
  assert.deepEqual(
    [...places],
    [
      ['call', 2 * day],
      ['test', day],
    ],
  )
})

test('time that ran out, and what the candidate did, are no answer; where there is no history the stage counts', () => {
  assert.equal(progressOf(start, 'lapsed', [move(60, 'submitted', 'lapsed', { side: 'site' })]).answered_at, null)
  assert.equal(
    progressOf(start, 'withdrawn', [move(2, 'submitted', 'withdrawn', { side: 'candidate' })]).answered_at,
    null,
  )
  assert.equal(progressOf(start, 'interviewing', []).reached, 3)
  assert.equal(progressOf(start, 'rejected', []).reached, 0)
  // what was written before moves said where they came from
  assert.deepEqual(progressOf(start, 'rejected', [{ ...move(2, '', 'rejected'), from: null }]).answered_at, after(2))
})
