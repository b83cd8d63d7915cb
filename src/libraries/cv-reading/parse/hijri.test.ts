import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodIn } from './dates.ts'
import { dayIn } from './days.ts'
import { gregorianOf } from './hijri.ts'

const range = (text: string) => {
  const period = periodIn(text)
  return period && [period.start, period.end]
}

test('years, months and days of the Hijri calendar are read as Gregorian ones', () => {
  assert.equal(gregorianOf('1438هـ'), '2017')
  assert.equal(gregorianOf('محرم 1439هـ'), '2017-10')
  assert.equal(gregorianOf('ذو الحجة 1441'), '2020-08')
  assert.equal(gregorianOf('1405/3/2هـ'), '1984-11-25')
  assert.equal(gregorianOf('2-3-1405 هـ'), '1984-11-25')
  assert.equal(gregorianOf('13/1442 هـ'), null)
  // a number alone is of no calendar
  assert.equal(gregorianOf('1438 employees'), null)
})

test('a period of the Hijri calendar has its mark once or twice, or goes on', () => {
  assert.deepEqual(range('١٤٤٢هـ – حتى الآن'), ['2021', 'present'])
  assert.deepEqual(range('1438 – 1442هـ'), ['2017', '2021'])
  assert.deepEqual(range('من محرم ١٤٣٩هـ إلى ذو الحجة ١٤٤١هـ'), ['2017-10', '2020-08'])
  assert.deepEqual(range('1440H - 1443H'), ['2019', '2022'])
  assert.equal(periodIn('1400 employees of 1450'), null)
})

test('a birth date of the Hijri calendar is a day', () => {
  assert.equal(dayIn('تاريخ الميلاد: ٢ / ٣ / ١٤٠٥ هـ')?.value, '1984-11-25')
})
