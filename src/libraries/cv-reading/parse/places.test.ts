import assert from 'node:assert/strict'
import { test } from 'node:test'
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
  assert.deepEqual(placeAtEnd('YMCA, Pomona, CA'), { before: 'YMCA', place: 'Pomona, CA' })
})
