import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { parseCv } from './parse-cv.ts'
import { isPlace, placeAtEnd, placeIn } from './places.ts'

test('places are known by lists, by states and by the country behind them', () => {
  for (const place of ['Seattle, WA', 'Москва', 'الدار البيضاء، المغرب', 'مدينة بني ياس', 'Quimper, France', 'Remote'])
    assert.ok(isPlace(place), place)
  for (const other of ['ACME, Inc', 'Nexus AI – San Francisco, CA', 'Engineer, Qatar', 'nadia@example.com'])
    assert.ok(!isPlace(other), other)
})

test('of an address the town and its state or country count', () => {
  assert.equal(placeIn('555 La Verne Way, La Verne, CA'), 'La Verne, CA')
  assert.equal(placeIn('4489 Oxford Lane San Antonio, PA 90024'), 'San Antonio, PA')
  assert.equal(placeIn('Lyon (69003)'), 'Lyon')
  assert.deepEqual(placeAtEnd('Infirmière — Lyon (69003)'), { before: 'Infirmière', place: 'Lyon (69003)' })
  assert.deepEqual(placeAtEnd('YMCA, Pomona, CA'), { before: 'YMCA', place: 'Pomona, CA' })
})

test('a town with its postcode in brackets is no home, and a number without prefix below it is of no country', () => {
  const cv = parseCv(plainLayout('Camille Lefèvre\nInfirmière — Lyon (69003)\n06 12 34 56 78\n\nProfil\nHuit ans.'))
  assert.deepEqual([cv.location?.value, cv.phones.map(({ value }) => value)], ['Lyon', ['+33612345678']])
})
