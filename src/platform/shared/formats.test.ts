import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEach } from './languages.ts'
import { formatter, translator } from './words.ts'

const at = new Date('2026-11-21T05:05:00Z')
/** Intl parts some things by spaces that do not break. */
const inAll = (format: 'clock' | 'moment' | 'weekdayMoment') =>
  inEach((language) =>
    formatter(language)
      .dateTime(at, format)
      .replace(/[\u00a0\u202f]/g, ' '),
  )

test('an hour is written alike alone and beside a day, as the clocks of each language show it', () => {
  const hours = inAll('clock')
  assert.deepEqual(hours, { en: '05:05', ar: '5:05 ص', ru: '05:05', fr: '05:05' })
  for (const format of ['moment', 'weekdayMoment'] as const)
    for (const [language, words] of Object.entries(inAll(format)))
      assert.ok(words.endsWith(` ${hours[language as 'en']}`), words)
})

test('the first of a month is «1er» in French where the month has a name, alone and within a text', () => {
  const [first, later] = [new Date('2026-12-01T05:05:00Z'), new Date('2026-12-21T05:05:00Z')]
  const { dateTime } = formatter('fr')
  assert.deepEqual(
    [dateTime(first, 'weekday'), dateTime(first, 'day'), dateTime(later, 'weekday')],
    ['mardi 1er décembre', '1er déc. 2026', 'lundi 21 décembre'],
  )
  assert.equal(dateTime(first, { day: 'numeric', month: 'numeric' }), '01/12')
  const say = translator('fr', { on: 'le {at, date, longDay}' })
  assert.equal(say('on', { at: first }), 'le 1er décembre 2026')
  assert.equal(formatter('en').dateTime(first, 'weekday'), 'Tuesday 1 December')
})
