import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import { aSite } from '#tests/world/site.ts'
import { nearWork } from './near-work.ts'

test('beside a work stand those of its family and those at which such people look too, whatever the language of the title', async () => {
  const meanings = await meaningsOf((await aSite()).world)
  const titled = (title: string, language: 'en' | 'ar' | 'ru' | 'fr') => occupationsIn(title, language, meanings).is
  const till = [
    ...[
      titled('Cashier', 'en'),
      titled('أمينة صندوق', 'ar'),
      titled('Кассир', 'ru'),
      titled('Hôtesse de caisse', 'fr'),
    ],
  ]
  const [shop] = titled('Shop assistant', 'en')
  for (const cashier of till) {
    const near = await nearWork(cashier)
    assert.ok(near.includes(shop ?? 0))
    assert.ok(!near.some((id) => cashier.includes(id)))
  }
  const communication = titled('Communications manager', 'en')
  assert.deepEqual(titled('مكلفة بالتواصل', 'ar'), communication)
  assert.deepEqual(titled('Chargée de communication', 'fr'), communication)
})
