import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { wordsOfUnread } from './title-words.ts'

const meanings = await meaningsOf((await aSite()).world)
const share = (language: Language, one: string, other: string) => {
  const words = new Set(wordsOfUnread(one, language, meanings))
  return wordsOfUnread(other, language, meanings).some((each) => words.has(each))
}

test('titles that name no known work are alike by two of their words, whatever level, place and forms stand beside', () => {
  assert.ok(share('en', 'Senior Sapphire Polisher-Setter, Dubai', 'Sapphire setter (full time)'))
  assert.ok(share('fr', 'Vibreur.euse de dragées H/F', 'Vibreur dragées confirmé'))
  assert.ok(share('ru', 'Старший натяжчик бубнов', 'Натяжчик бубнов (вахта)'))
  assert.ok(share('ar', 'لفاف بكرات أول', 'لفاف بكرات'))
})

test('nor by one word of several, nor by two that stand in many names', () => {
  assert.ok(!share('en', 'Sapphire setter', 'Sapphire dealer of Ceylon stones'))
  assert.ok(!share('fr', 'Chargé de mission dragées', 'Chargé de mission vibrage'))
})

test('a title that names known work has none', () => {
  assert.deepEqual(wordsOfUnread('Chief accountant', 'en', meanings), [])
  assert.deepEqual(wordsOfUnread('Développeur', 'fr', meanings), [])
})
