import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const meanings = await meaningsOf((await aSite()).world)
const placesIn = (query: string, language: Language) =>
  understand(query, meanings, { language }).parts.flatMap((part) => (part.kind === 'place' ? [part.words] : []))

test('a common word is a place only where something says so', () => {
  const rows: [query: string, language: Language, place: string | null][] = [
    ['nice people', 'en', null],
    ['cleaner nice hotel', 'en', null],
    ['nice', 'en', 'nice'],
    ['jobs nice', 'en', 'nice'],
    ['jobs in nice', 'en', 'nice'],
    ['waiter nice', 'en', 'nice'],
    ['clerk, nice', 'en', 'nice'],
    ['point of sale', 'en', null],
    ['sale', 'en', null],
    ['sale', 'fr', 'sale'],
    ['comptable salé', 'fr', 'salé'],
    ['vendeur eau', 'fr', null],
    ['ليل', 'ar', null],
    ['حارس ليل', 'ar', null],
    ['وظائف في ليل', 'ar', 'ليل'],
    ['водитель груза', 'ru', null],
    ['более менеджер', 'ru', null],
    ['работа в Дели', 'ru', 'Дели'],
  ]
  for (const [query, language, place] of rows)
    assert.deepEqual(placesIn(query, language), place === null ? [] : [place], `${language} ${query}`)
})
