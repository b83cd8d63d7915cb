import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { placeTeller } from './tell-place.ts'

const site = await aSite()
const told = async (language: Language, ...written: string[]) => {
  const tell = await placeTeller({ db: site.world.db, now: site.world.now, language })
  return written.map(tell)
}

test('a place that is known is said in the language of the reader, with its country where that was written', async () => {
  assert.deepEqual(await told('en', 'Димитровград', 'دبي', 'الدوحة، قطر', 'Émirats arabes unis'), [
    'Dimitrovgrad',
    'Dubai',
    'Doha, Qatar',
    'United Arab Emirates',
  ])
  assert.deepEqual(await told('ar', 'Dubai, UAE', 'Sharjah'), ['دبي، الإمارات العربية المتحدة', 'الشارقة'])
})

test('what is the reader’s own name already, no place, or within one stays as it was written', async () => {
  const own = ['Dubai, UAE', 'Saint-Denis', 'Nowhere in particular', 'Block 4, دبي', '']
  assert.deepEqual(await told('en', ...own), own)
})

test('one name of two places is told apart by its spelling and by the country beside it, else it stays', async () => {
  assert.deepEqual(await told('en', 'عُمان', 'عمّان', 'عمان، الأردن'), ['Oman', 'Amman', 'Amman, Jordan'])
})
