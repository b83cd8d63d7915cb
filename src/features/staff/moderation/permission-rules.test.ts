import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanDays, isEarned, permissionAfter, permissionEvents, postLevels } from './permission-rules.ts'

const day = 86_400_000
const now = new Date('2026-06-01')
const earned = { approved: 5, verified: true, upheld_at: null, now }

test('every level and event, with trust earned and not', () => {
  const told = postLevels.flatMap((level) =>
    permissionEvents.map((event) => {
      const after = (approved: number) => {
        const change = permissionAfter(level, event, { ...earned, approved })
        return change ? `${change.level} ${change.reason}` : 'stays'
      }
      return `${level} ${event}: ${after(5)} | ${after(4)}`
    }),
  )
  assert.deepEqual(told, [
    '0 approved: stays | stays',
    '0 fraud_upheld: stays | stays',
    '0 report_upheld: stays | stays',
    '0 decision_undone: stays | stays',
    '1 approved: 2 earned | stays',
    '1 fraud_upheld: 1 fraud | 1 fraud',
    '1 report_upheld: stays | stays',
    '1 decision_undone: 2 earned | stays',
    '2 approved: stays | stays',
    '2 fraud_upheld: 1 fraud | 1 fraud',
    '2 report_upheld: stays | stays',
    '2 decision_undone: stays | stays',
  ])
})

test('earned is five approved, something checked, and nothing upheld for ninety days', () => {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  assert.ok(isEarned(earned))
  assert.ok(!isEarned({ ...earned, verified: false }))
  assert.ok(!isEarned({ ...earned, approved: 4 }))
  assert.ok(!isEarned({ ...earned, upheld_at: ago(cleanDays) }))
  assert.ok(isEarned({ ...earned, upheld_at: ago(cleanDays + 1) }))
})
