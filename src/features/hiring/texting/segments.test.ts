import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cheaper, measure } from './segments.ts'

const segments = (text: string) => measure(text).segments

test('160 signs of the small alphabet are one text, 161 are two of 153 each', () => {
  assert.deepEqual(measure('a'.repeat(160)), { alphabet: 'gsm', signs: 160, segments: 1, left: 0 })
  assert.deepEqual(measure('a'.repeat(161)), { alphabet: 'gsm', signs: 161, segments: 2, left: 145 })
  assert.deepEqual([segments('a'.repeat(306)), segments('a'.repeat(307))], [2, 3])
})

test('signs of the extension take the room of two, and are not cut in half', () => {
  assert.deepEqual([segments(`${'a'.repeat(158)}€`), segments(`${'a'.repeat(159)}€`)], [1, 2])
  // the 153rd place is not enough for it: it moves to the next text whole
  assert.equal(segments(`${'a'.repeat(152)}€${'a'.repeat(151)}`), 2)
  assert.equal(segments(`${'a'.repeat(152)}€${'a'.repeat(152)}`), 3)
})

test('Arabic and Russian are texts of 70, or of 67 where there are several', () => {
  assert.deepEqual(measure('م'.repeat(70)), { alphabet: 'ucs2', signs: 70, segments: 1, left: 0 })
  assert.deepEqual([segments('я'.repeat(71)), segments('я'.repeat(134)), segments('я'.repeat(135))], [2, 2, 3])
  // an emoji takes two places and is not cut in half
  assert.deepEqual([segments('🙂'.repeat(35)), segments('🙂'.repeat(36)), segments('🙂'.repeat(67))], [1, 2, 3])
})

test('typographic signs are made plain only where that saves the cheap alphabet', () => {
  assert.equal(cheaper('It’s “on” – see…'), 'It\'s "on" - see...')
  assert.equal(cheaper('Это «он» – да…'), 'Это «он» – да…')
  assert.equal(segments(cheaper(`Café à 9€ ${'a'.repeat(149)}`)), 1)
})
