import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)

test('vowel signs tell a city from the country of that name, and without them the other is known too', () => {
  const placeOf = (text: string, language: Language, home: number | null = null) => {
    const part = understand(text, meanings, { language, home }).parts.find(({ kind }) => kind === 'place')
    return part?.kind === 'place' ? [part.place, ...part.others] : []
  }
  const [oman, amman] = [-countryId('OM'), 49]
  assert.deepEqual(placeOf('محاسب عمّان', 'ar'), [amman])
  assert.deepEqual(placeOf('محاسب بعمّان', 'ar'), [amman])
  assert.deepEqual(placeOf('محاسب عُمان', 'ar'), [oman])
  assert.deepEqual(placeOf('محاسب عمان', 'ar'), [oman, amman])
  assert.deepEqual(placeOf('محاسب عمان', 'ar', countryId('JO')), [amman, oman])
  assert.equal(placeOf('nurse Tripoli', 'en').length, 2, 'in Libya and in Lebanon')
  assert.equal(placeOf('nurse London', 'en').length, 1, 'a much smaller namesake is hardly meant')
})

test('a district is read behind work, and a country before papers is none', () => {
  const placeIn = (text: string, language: Language) =>
    understand(text, meanings, { language }).parts.flatMap((part) => (part.kind === 'place' ? part.place : []))
  assert.deepEqual(placeIn('كول سنتر المعادي', 'ar'), placeIn('كول سنتر القاهرة', 'ar'))
  assert.deepEqual(placeIn('driver deira', 'en'), placeIn('driver dubai', 'en'))
  assert.deepEqual(placeIn('driver Marina Dubai', 'en'), placeIn('driver dubai', 'en'))
  assert.deepEqual(placeIn('driver uk licence', 'en'), [])
  assert.deepEqual(placeIn('driver uae driving license dubai', 'en'), placeIn('driver dubai', 'en'))
  assert.deepEqual(placeIn('driver uk', 'en'), [-countryId('GB')])
})

test('a name whose words stand in another order yields to what stands there as it is written', () => {
  const told = (text: string) =>
    understand(text, meanings, { language: 'en' }).parts.map((part) =>
      part.kind === 'occupation' ? part.positions.map((id) => meanings.positions.get(id)?.en).join() : part.kind,
    )
  assert.deepEqual(told('data analyst power bi'), ['Data analyst', 'skill'])
  assert.deepEqual(told('manager sales'), ['Sales manager'])
})

test('of names that one letter tells apart, that one is meant which was written', () => {
  const positionOf = (text: string) =>
    understand(text, meanings, { language: 'en' }).parts.flatMap((part) =>
      part.kind === 'occupation' ? part.positions.map((id) => meanings.positions.get(id)?.en) : [],
    )
  assert.deepEqual(positionOf('accounts manager'), ['Chief accountant'])
  assert.deepEqual(positionOf('account manager'), ['Key account manager'])
  assert.deepEqual(positionOf('store supervisor'), ['Store manager'])
  assert.deepEqual(positionOf('Stores supervisor'), ['Warehouse supervisor'])
})
