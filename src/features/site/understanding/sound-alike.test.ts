import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { occupationsIn } from './titles.ts'

test('who sells by internet is found as a commercial director, and other work by the last word of its name', async () => {
  const meanings = await meaningsOf((await aSite()).world)
  for (const [title, language, id] of [
    ['مدير تجارة إلكترونية', 'ar', 42],
    ['E-commerce manager', 'en', 42],
    ['System administrator', 'en', 15],
    ['مدقق لغوي', 'ar', 271],
    ['Портфельный управляющий', 'ru', 224],
    ['Contrôleuse financière', 'fr', 221],
  ] as const) {
    const { is, inside } = occupationsIn(title, language, meanings)
    assert.deepEqual([is, inside], [[id], []], title)
  }
  assert.deepEqual(occupationsIn('Chief accountant', 'en', meanings).inside.length, 1, 'a head that is one says so')
})
