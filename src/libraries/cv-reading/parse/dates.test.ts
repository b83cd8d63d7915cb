import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loneEnd, periodIn, withoutPeriod } from './dates.ts'

const ranges: [string, string, string][] = [
  ['March 2022 - Present', '2022-03', 'present'],
  ['Sept 2018 – May 2023', '2018-09', '2023-05'],
  ['06/2020 — 02/2022', '2020-06', '2022-02'],
  ['01.03.2019 - 15.07.2020', '2019-03', '2020-07'],
  ['May – Aug 2021', '2021-05', '2021-08'],
  ['2019-21', '2019', '2019'],
  ['2020-21', '2020', '2021'],
  ['Summer 2013, 2014', '2013', '2014'],
  ['De mars 2020 à mars 2021', '2020-03', '2021-03'],
  ['depuis janvier 2021', '2021-01', 'present'],
  ['févr. 2015 – août 2015', '2015-02', '2015-08'],
  ['Март 2020 — настоящее время', '2020-03', 'present'],
  ['с июня 2016 по февраль 2020', '2016-06', '2020-02'],
  ['окт. 2018 – н.в.', '2018-10', 'present'],
  ['يناير 2019 – حتى الآن', '2019-01', 'present'],
  ['من كانون الثاني ٢٠١٥ إلى آذار ٢٠١٨', '2015-01', '2018-03'],
  ['2025 – 01/2023', '2023-01', '2025'],
]

test('periods are read in four languages, in digits and in words', () => {
  for (const [text, start, end] of ranges) {
    const period = periodIn(text)
    assert.deepEqual([period?.start, period?.end], [start, end], text)
  }
})

test('a day, a month or a year alone is no range', () => {
  assert.deepEqual(
    { ...periodIn('Graduated: June 2016'), from: 0, to: 0 },
    { start: '2016-06', end: '2016-06', range: false, from: 0, to: 0 },
  )
  assert.equal(periodIn('12 000 AED, 3,5 t'), null)
  assert.equal(periodIn('+971 50 123 4567'), null)
})

test('one end of a period that stands on two lines is known as such', () => {
  assert.equal(loneEnd('De mars 2020'), '2020-03')
  assert.equal(loneEnd('à ce jour'), 'present')
  assert.equal(loneEnd('2019 –'), '2019')
  assert.equal(loneEnd('Lead in 2019 of many'), null)
})

test('what stands around a period stays', () => {
  const text = 'Engineer (May 2020 – July 2021), Masar'
  assert.equal(withoutPeriod(text, periodIn(text) ?? assert.fail()), 'Engineer\tMasar')
})
