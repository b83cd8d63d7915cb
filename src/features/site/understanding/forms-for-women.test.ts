import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { asKnown } from './forms-for-women.ts'
import { meaningsOf } from './meanings.ts'
import { positionsNamed } from './named.ts'
import { occupationsIn } from './titles.ts'
import { tokensOf } from './tokens.ts'

const meanings = await meaningsOf((await aSite()).world)
const keys = (text: string, known: readonly string[]) =>
  asKnown(tokensOf(text), (key) => known.includes(key)).map(({ key }) => key)

test('a word that no name has is read as the form for men, one that a name has as it is', () => {
  assert.deepEqual(keys('Отборщица', ['отборщик']), ['отборщик'])
  assert.deepEqual(keys('Outilleuse mouliste', ['outilleur', 'mouliste']), ['outilleur', 'mouliste'])
  assert.deepEqual(keys('Serveuse', ['serveur', 'serveuse']), ['serveuse'])
  assert.deepEqual(keys('Serveuse', []), ['serveuse'])
})

test('what somebody is called does not depend on its form: titles name the same work for women and men', () => {
  const pairs: [Language, string, string][] = [
    ['ru', 'крутильщица', 'крутильщик'],
    ['ru', 'вахтёрша', 'вахтёр'],
    ['ru', 'оценщица недвижимости', 'оценщик недвижимости'],
    ['fr', 'vernisseuse', 'vernisseur'],
    ['fr', 'soudeuse à l’arc', 'soudeur à l’arc'],
    ['en', 'draftswoman', 'draftsman'],
  ]
  for (const [language, her, his] of pairs) {
    const is = occupationsIn(his, language, meanings).is
    assert.ok(is.length > 0, his)
    assert.deepEqual(occupationsIn(her, language, meanings).is, is, her)
    assert.deepEqual(positionsNamed(her, meanings), positionsNamed(his, meanings), her)
  }
})
