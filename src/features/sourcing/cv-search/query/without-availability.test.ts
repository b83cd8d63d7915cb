import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bySynonyms } from './other-ways.ts'
import { partsOf } from './parts-of.ts'
import { readBoolean } from './read-boolean.ts'
import { widen } from './widen.ts'
import { withoutAvailability } from './without-availability.ts'

const left = (q: string) => {
  const { node, words } = withoutAvailability(readBoolean(q).node)
  const parts = partsOf(node && widen(node, bySynonyms), { years: null, words: '' }, words, [])
  return parts.map(({ kind, words }) => `${kind} ${words}`)
}

test('that somebody can begin at once is a condition in four languages, and no words to be found', () => {
  for (const words of [
    'available now',
    'immediately available',
    'available',
    'can start immediately',
    'available right away',
    'disponible de suite',
    'disponible immédiatement',
    'готов выйти сразу',
    'готова приступить к работе сразу',
    'متاح فورا',
    'جاهزة للعمل فورًا',
  ])
    assert.deepEqual(left(`zithern ${words}`), ['words zithern', `free ${words}`], words)
  assert.deepEqual(left('available now'), ['free available now'])
  assert.deepEqual(left('"available now" zithern'), ['words available now', 'words zithern'])
  assert.deepEqual(left('zithern available for quixotry').includes('words available'), true)
  assert.deepEqual(left('zithern start'), ['words zithern', 'words start'])
})

test('words that only join others are never looked for, unless they are quoted or all there is', () => {
  for (const q of ['zithern in quixotry', 'zithern avec quixotry', 'zithern из quixotry', 'zithern مع quixotry'])
    assert.deepEqual(left(q), ['words zithern', 'words quixotry'], q)
  assert.deepEqual(left('zithern "from"'), ['words zithern', 'words from'])
  assert.deepEqual(left('near'), ['words near'])
})
