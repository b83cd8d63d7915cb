import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callPhases, callSteps, phaseAfter } from './call-phases.ts'

test('every step of every phase leads where it should, or nowhere', () => {
  const table = Object.fromEntries(
    callPhases.map((phase) => [phase, callSteps.map((step) => phaseAfter(phase, step)).join(' ')]),
  )
  assert.deepEqual(table, {
    //          choose got join leave taken_over
    out: 'asking out out out out',
    asking: 'asking ready asking out asking',
    ready: 'asking ready in out ready',
    in: 'in in in out elsewhere',
    elsewhere: 'asking elsewhere elsewhere elsewhere elsewhere',
  })
})
