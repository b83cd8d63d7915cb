import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { understandQuery } from './understand-query.ts'

const site = await aSite()
const none = () => Promise.resolve(new Set<string>())

/** What is left out, each as it was typed and read, and the words that remain. */
async function told(q: string, language: Language) {
  const how = { language, home: null, plain: [], asTyped: false, companies: null, used: none, written: none }
  const { leftOut, rest } = await understandQuery(site.world, q, how)
  const out = leftOut.map((one) => `${one.words} → ${'value' in one ? one.value : 'text' in one ? one.text : one.kind}`)
  return [...out, ...(rest ? [rest] : [])]
}

const rows: [q: string, language: Language, told: string[]][] = [
  ['driver not bus', 'en', ['not bus → bus', '-bus']],
  ['driver not bus 3000 AED fifteen years experience', 'en', ['not bus → bus', '-bus']],
  ['driver not the bus driver', 'en', ['not the bus driver → bus driver', '-"bus driver"']],
  ['driver except truck', 'en', ['except truck → truck', '-truck']],
  ['driver except for truck driver', 'en', ['except for truck driver → truck driver', '-"truck driver"']],
  ['accountant NOT senior', 'en', ['NOT senior → senior', '-senior']],
  ['accountant except in Dubai', 'en', ['except in Dubai → place', '-Dubai']],
  ['accountant -New York', 'en', ['-New York → place', '-"New York"']],
  ['accountant -part time', 'en', ['-part time → part_time']],
  ['accountant excluding remote', 'en', ['excluding remote → remote']],
  ['comptable sans télétravail', 'fr', ['sans télétravail → remote']],
  ['comptable sauf stage', 'fr', ['sauf stage → internship']],
  ['бухгалтер без удаленной работы', 'ru', ['без удаленной работы → remote']],
  ['водитель кроме такси', 'ru', ['кроме такси → такси', '-такси']],
  ['محاسب -عن بعد', 'ar', ['-عن بعد → remote']],
  ['محاسب بدون دوام جزئي', 'ar', ['بدون دوام جزئي → part_time']],
  ['محاسب ما عدا دبي', 'ar', ['ما عدا دبي → place', '-دبي']],
]

test('what must be missing is said with a minus or in words, of phrases as of words', async () => {
  for (const [q, language, out] of rows) assert.deepEqual(await told(q, language), out, q)
})

test('what a job asks for not, and what is quoted, stays what it is', async () => {
  for (const [q, language] of [
    ['driver without experience', 'en'],
    ['driver experience not required', 'en'],
    ['comptable sans expérience', 'fr'],
    ['водитель без опыта', 'ru'],
    ['محاسب بدون خبرة', 'ar'],
  ] as const)
    assert.deepEqual(await told(q, language), [], q)
  const quoted = await told('accountant -"part time"', 'en')
  assert.deepEqual(quoted, ['-"part time" → part time', '-"part time"'])
  assert.deepEqual(await told('-java developer', 'en'), ['-java → java', '-java'])
})
