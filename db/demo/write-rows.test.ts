import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byColumns } from './write-rows.ts'

test('a column that only some rows have is lost for none of them, whatever the first row says', () => {
  const rows = [{ id: 1 }, { id: 2, letter: 'open' }, { letter: 'ended', id: 3 }, { id: 4 }]
  assert.deepEqual(byColumns(rows), [
    [{ id: 1 }, { id: 4 }],
    [
      { id: 2, letter: 'open' },
      { letter: 'ended', id: 3 },
    ],
  ])
})
