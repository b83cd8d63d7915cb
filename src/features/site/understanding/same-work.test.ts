import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import names from './names-of-one-work.json' with { type: 'json' }
import { understand } from './understand.ts'

const meanings = await meaningsOf((await aSite()).world)
const nameOf = (id: number) => meanings.positions.get(id)?.en ?? '?'

/** The positions that a query asks for, without those beside a name of two trades; null where it asks for anything else. */
function workIn(query: string, language: Language): { all: number[]; beside: number[] } | null {
  const [part, ...more] = understand(query, meanings, { language }).parts
  if (part?.kind !== 'occupation' || more.length > 0) return null
  return {
    all: [...new Set([...part.positions, ...part.field])].sort((a, b) => a - b),
    beside: [...(part.beside ?? [])],
  }
}

test('a work is the same work for women, for men and for many, in every language', () => {
  for (const [id, named] of Object.entries(names)) {
    const first = workIn(named.en[0] ?? '', 'en')
    assert.ok(first?.all.includes(Number(id)), `${id} ${named.en[0]}`)
    for (const language of languages)
      for (const name of named[language]) assert.deepEqual(workIn(name, language), first, `${id} ${language} ${name}`)
  }
})

test('who names two trades as one finds that one first, and then either of them', () => {
  const both = (query: string, language: Language) => {
    const work = workIn(query, language)
    return [work?.all.map(nameOf), work?.beside.map(nameOf)]
  }
  for (const query of ['chauffeur livreur', 'chauffeur-livreur', 'chauffeur/livreur', 'chauffeuse-livreuse'])
    assert.deepEqual(both(query, 'fr'), [['Delivery driver'], ['Delivery rider']], query)
  for (const query of ['повар-кондитер', 'повар кондитер'])
    assert.deepEqual(both(query, 'ru'), [['Pastry chef'], ['Cook']], query)
  assert.deepEqual(both('официант-бармен', 'ru'), [['Waiter'], ['Bartender']])
  assert.deepEqual(both('driver/courier', 'en'), [['Delivery driver'], ['Delivery rider']])
  // whose help it is, what is sold and who leads are no second trade
  assert.deepEqual(both('помощник повара', 'ru')[1], [])
  assert.deepEqual(both('vendeur automobile', 'fr')[1], [])
  assert.deepEqual(both('chef comptable', 'fr')[1], [])
  assert.deepEqual(both('nurse assistant', 'en')[1], [])
})
