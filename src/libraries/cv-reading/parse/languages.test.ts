import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageCode, levelIn } from './languages.ts'

test('a level keeps the bracket that it opens, and no other', () => {
  assert.equal(levelIn('جيد (B2)'), 'جيد (B2)')
  assert.equal(levelIn('(C1)'), 'C1')
  assert.equal(levelIn('— upper intermediate B2)'), 'upper intermediate B2')
})

test('Cantonese and Mandarin are two languages, by whatever name', () => {
  const mandarin = [
    'Mandarin',
    'Chinese',
    'Chinese (Mandarin)',
    'Mandarin Chinese',
    'chinois mandarin',
    'Китайский',
    'الصينية',
  ]
  const cantonese = [
    'Cantonese',
    'Chinese (Cantonese)',
    'cantonais',
    'Кантонский',
    'Китайский (кантонский)',
    'الكانتونية',
  ]
  for (const name of mandarin) assert.equal(languageCode(name), 'zh', name)
  for (const name of cantonese) assert.equal(languageCode(name), 'yue', name)
})
