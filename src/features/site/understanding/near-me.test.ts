import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { understandQuery } from './understand-query.ts'

const site = await aSite()

async function told(q: string, language: Language, used: readonly string[] = []) {
  const how = {
    language,
    home: null,
    plain: [],
    asTyped: false,
    companies: null,
    written: async () => new Set<string>(),
  }
  const { parts, rest, mended } = await understandQuery(site.world, q, { ...how, used: async () => new Set(used) })
  return { kinds: parts.map(({ kind, words }) => `${kind} ${words}`), rest, mended }
}

test('what is near the reader is not known, and that it is not used is said', async () => {
  for (const [q, language, part] of [
    ['nurse near me', 'en', 'near me'],
    ['ممرضة قريب مني', 'ar', 'قريب مني'],
    ['медсестра рядом со мной', 'ru', 'рядом со мной'],
    ['infirmière près de chez moi', 'fr', 'près de chez moi'],
  ] as const)
    assert.deepEqual((await told(q, language)).kinds.slice(1), [`unused ${part}`], q)
})

test('what need not be gone through before a job is said not to be used, and the most of pay is pay', async () => {
  for (const [q, language, part] of [
    ['welder no interview', 'en', 'unused no interview'],
    ['لحام بدون مقابلة', 'ar', 'unused بدون مقابلة'],
    ['сварщик без собеседования', 'ru', 'unused без собеседования'],
    ['soudeur sans entretien', 'fr', 'unused sans entretien'],
    ['welder no english', 'en', 'unused no english'],
    ['لحام بدون لغة', 'ar', 'unused بدون لغة'],
    ['сварщик без визы', 'ru', 'unused без визы'],
    ['welder saudi nationals only', 'en', 'unused saudi nationals only'],
    ['لحام هندي', 'ar', 'unused هندي'],
    ['soudeur marocain', 'fr', 'unused marocain'],
    ['сварщик ежедневный расчет', 'ru', 'type ежедневный расчет'],
    ['сварщик 45 на 45', 'ru', 'fact 45 на 45'],
    ['сварщик 2 на 2', 'ru', 'type 2 на 2'],
    ['сварщик джун', 'ru', 'level джун'],
    ['welder up to 5000 AED', 'en', 'pay up to 5000 AED'],
    ['لحام حتى ٥٠٠٠', 'ar', 'pay حتى ٥٠٠٠'],
    ['сварщик до 100000', 'ru', 'pay до 100000'],
    ['soudeur jusqu’à 2000 €', 'fr', 'pay jusqu’à 2000 €'],
  ] as const) {
    const { kinds, rest } = await told(q, language)
    assert.deepEqual([kinds.slice(1), rest], [[part], ''], q)
  }
})

test('half words together are one work, where fields apart would share nothing', async () => {
  for (const [q, language, meant] of [
    ['prof info', 'fr', "prof d'informatique"],
    ['info security', 'en', 'information security'],
    ['مدرس انج', 'ar', 'مدرس انجليزي'],
  ] as const)
    assert.equal((await told(q, language)).mended?.to, meant, q)
})

test('вахта is a rotation far away: no work for a while, and no watchman', async () => {
  for (const [q, language] of [
    ['сварщик вахта', 'ru'],
    ['сварщик вахтой', 'ru'],
    ['сварщик вахтовый метод', 'ru'],
    ['сварщик 60/30', 'ru'],
    ['welder rotational basis', 'en'],
    ['welder 28/28', 'en'],
    ['soudeur en rotation', 'fr'],
    ['لحام بنظام التناوب', 'ar'],
  ] as const) {
    const { kinds, rest, mended } = await told(q, language)
    const [work = '', ...words] = q.split(' ')
    assert.deepEqual(kinds, [`occupation ${work}`, `fact ${words.join(' ')}`], q)
    assert.equal(rest, '', q)
    assert.equal(mended, null, q)
  }
})
