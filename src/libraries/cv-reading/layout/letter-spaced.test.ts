import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersTogether } from './letter-spaced.ts'
import { plainLayout } from './text-layout.ts'

test('letters that were set apart are words, in four languages', () => {
  assert.equal(lettersTogether('E X P E R I E N C E'), 'EXPERIENCE')
  assert.equal(lettersTogether('W O R K   E X P E R I E N C E:'), 'WORK EXPERIENCE:')
  assert.equal(lettersTogether('О П Ы Т   Р А Б О Т Ы'), 'ОПЫТ РАБОТЫ')
  assert.equal(lettersTogether('F  O  R  M  A  T  I  O  N     C  O  N  T  I  N  U  E'), 'FORMATION CONTINUE')
  assert.equal(lettersTogether('E X P É R I E N C E S'), 'EXPÉRIENCES')
  assert.equal(lettersTogether('ا ل خ ب ر ا ت'), 'الخبرات')
})

test('single letters that are a list, and words beside single letters, stay as they are', () => {
  for (const text of ['B C D E', 'Plan B C D E F', 'A, B, C, D, E', 'C D 1 2 3 4'])
    assert.equal(lettersTogether(text), text)
})

test('words of a line that was set apart are one cell', () => {
  const [line] = plainLayout('O U T I L S   E T   L A N G U E S\tExcel').lines
  assert.deepEqual(
    line?.cells.map(({ text }) => text),
    ['OUTILS ET LANGUES', 'Excel'],
  )
})
