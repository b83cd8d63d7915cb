import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const meanings = await meaningsOf((await aSite()).world)
const told = (text: string, language: Language) => {
  const { parts, rest } = understand(text, meanings, { language })
  return [...parts.map(({ kind, words }) => `${kind} ${words}`), ...rest.map(({ text: word }) => `“${word}”`)]
}

test('a place behind words that say nothing is one, whatever work has their stems', () => {
  for (const [query, part] of [
    ['وظائف الرياض', 'place الرياض'],
    ['وظايف الرياض', 'place الرياض'],
    ['وظائف بالرياض', 'place بالرياض'],
    ['وظائف الرياض اليوم للسعوديين', 'place الرياض'],
    ['وظائف رياضية', 'occupation وظائف رياضية'],
    ['وظائف بمدينة الرياض', 'place الرياض'],
    ['رياض', 'place رياض'],
  ] as const)
    assert.deepEqual(told(query, 'ar'), [part], query)
  assert.ok(!told('معلمة رياض أطفال', 'ar').some((one) => one.startsWith('place')))
})

test('a part of the world is said to be no condition', () => {
  assert.deepEqual(told('работа на крайнем севере', 'ru'), ['unused крайнем севере'])
  assert.deepEqual(told('работа на юге', 'ru'), ['unused юге'])
})

test('a name with a sign or a digit is the same in letters that look alike', () => {
  assert.deepEqual(told('с++', 'ru'), ['skill с++'])
  assert.deepEqual(told('с#', 'en'), ['skill с#'])
  assert.deepEqual(told('1c', 'ru'), ['occupation 1c'])
})
