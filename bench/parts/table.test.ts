import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Result } from './result.ts'
import { asTable } from './table.ts'

test('columns are as wide as their longest cell, numbers to the right', () => {
  const rows: Result['rows'] = [
    { what: 'one', ms: 5 },
    { what: 'a thousand', ms: 1000, note: 'slow' },
  ]
  assert.equal(
    asTable(rows),
    ['what        ms    note', '----------  ----  ----', 'one            5', 'a thousand  1000  slow'].join('\n'),
  )
})
