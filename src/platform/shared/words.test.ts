import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from './languages.ts'
import { translator } from './words.ts'

test('a day within a text names its month in every language, as it does on a screen', () => {
  const until = new Date('2027-05-26T21:30:00Z')
  const said = languages.map((language) => translator(language, { text: '{until, date, longDay}' })('text', { until }))
  assert.deepEqual(said, ['26 May 2027', '26 مايو 2027', '26 мая 2027 г.', '26 mai 2027'])
})
