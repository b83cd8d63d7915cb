import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mixedLetters } from './letter-rules.ts'

test('a letter of another alphabet among Latin ones is named, and no name that is written in two', () => {
  assert.deepEqual(mixedLetters('Dh\u043ew & Dune L\u03bfgistics LLC'), [
    { word: 'Dh\u043ew', script: 'Cyrl', letters: ['\u043e'] },
    { word: 'L\u03bfgistics', script: 'Grek', letters: ['\u03bf'] },
  ])
  for (const name of ['Dhow & Dune', 'ООО Ромашка Logistics', 'مستشفى السلام Care', 'Café Éclair', ''])
    assert.deepEqual(mixedLetters(name), [], name)
})
