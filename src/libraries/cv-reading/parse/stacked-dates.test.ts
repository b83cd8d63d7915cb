import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout, textLayout } from '../layout/text-layout.ts'
import { isPeriod, withBesideDates, withStackedDates, withWholeNow } from './stacked-dates.ts'

const lines = (...texts: string[]) => textLayout(texts.map((text) => ({ text }))).lines
const stacked = (texts: string[], points = false) => withStackedDates(lines(...texts), points).map(({ text }) => text)

test('two lines of one period become one', () => {
  assert.deepEqual(stacked(['De mars 2020', 'à mars 2021', 'Masar']), ['De mars 2020 – à mars 2021', 'Masar'])
  assert.deepEqual(stacked(['2019 –', '2021', 'Masar']), ['2019 – 2021', 'Masar'])
  assert.deepEqual(stacked(['Sep 2018 – Feb', '2021', 'Masar']), ['Sep 2018 – Feb 2021', 'Masar'])
})

test('whole periods, and years of two studies, stay on their lines', () => {
  for (const kept of [
    ['2015 – 2017', '2018 – 2019'],
    ['Masar', 'Old Harbour'],
  ])
    assert.deepEqual(stacked(kept), kept)
  assert.deepEqual(stacked(['2016', '2019'], true), ['2016', '2019'])
})

test('on a line drawn through time the end stands above the start', () => {
  assert.deepEqual(stacked(['Present', '2019', 'Masar']), ['2019 – Present', 'Masar'])
})

test('what a narrow column breaks is one again', () => {
  const whole = withWholeNow(plainLayout('настоящее\nвремя').lines)
  assert.deepEqual(
    whole.map(({ text }) => text),
    ['настоящее время'],
  )
  const other = withWholeNow(lines('Masar', 'время'))
  assert.deepEqual(
    other.map(({ text }) => text),
    ['Masar', 'время'],
  )
})

test('a period is one that stands alone', () => {
  assert.ok(isPeriod('03/2019 – present'))
  assert.ok(!isPeriod('Masar, 2019 – 2021'))
  assert.ok(!isPeriod('2019'))
})

test('dates in columns of from and to are one period', () => {
  const beside = (...texts: string[]) => withBesideDates(lines(...texts)).map(({ text }) => text)
  assert.deepEqual(beside('Masar\t06/2020\tpresent', 'Old Harbour\t03/2019\t05/2020'), [
    'Masar\t06/2020 – present',
    'Old Harbour\t03/2019 – 05/2020',
  ])
  for (const kept of ['Masar\t2019 – 2020\t2021', 'Masar\t2021\t2019', 'present\t2019'])
    assert.deepEqual(beside(kept), [kept])
})
