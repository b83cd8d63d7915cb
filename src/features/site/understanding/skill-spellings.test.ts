import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const meanings = await meaningsOf((await aSite()).world)

test('a product is one skill however it is written', () => {
  const queries: [query: string, language: Language, words: string, skill: string][] = [
    ['node js backend', 'en', 'node js', 'Node.js'],
    ['nodejs', 'fr', 'nodejs', 'Node.js'],
    ['react js', 'en', 'react js', 'React'],
    ['asp net developer', 'en', 'asp net', '.NET'],
    ['مهندس مدني أوتوكاد', 'ar', 'أوتوكاد', 'AutoCAD'],
    ['бухгалтер эксель', 'ru', 'эксель', 'Microsoft Excel'],
  ]
  for (const [query, language, words, skill] of queries) {
    const found = understand(query, meanings, { language }).parts.find(({ kind }) => kind === 'skill')
    assert.ok(found?.kind === 'skill', query)
    assert.equal(found.words, words)
    assert.ok(found.names.includes(skill), query)
  }
})
