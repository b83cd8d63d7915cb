import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Match } from './match-contract.ts'
import { withShown } from './shown-rules.ts'

const match = (shown: Match['shown']): Match => ({
  ...{ kind: 'skill', asked: 'SAP', result: 'met', years: null, is_more: false, shown },
})
const line = (number: number, text: string) => ({ number, text })

test('the words that show a requirement are marked in the line of the CV, and the whole line where no word is told', () => {
  const lines = [line(1, 'Accountant, Palm'), line(2, 'Word, SAP, Excel'), line(3, 'SAP')]
  const matches = [
    match({ from: 'cv', text: 'SAP', marks: [[0, 3]], line: 2 }),
    match({ from: 'cv', text: 'Accountant, Palm · 2020', marks: [], line: 1 }),
    match({ from: 'profile', text: 'SAP', marks: [], line: null }),
  ]
  assert.deepEqual(
    withShown(lines, matches).map(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))),
    [['Accountant, Palm'], ['SAP'], []],
  )
})
