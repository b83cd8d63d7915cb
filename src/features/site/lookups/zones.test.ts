import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from './country-id.ts'
import { zoneOfPage, zoneOfPerson } from './zones.ts'

test('a country with one clock has that one; with several the writer’s counts, and a person’s is not guessed', () => {
  assert.equal(zoneOfPage(countryId('AE'), 'Europe/Paris'), 'Asia/Dubai')
  assert.equal(zoneOfPage(countryId('US'), 'America/Chicago'), 'America/Chicago')
  assert.notEqual(zoneOfPage(countryId('US'), 'No/Where'), 'No/Where')
  assert.equal(zoneOfPerson(countryId('FR')), 'Europe/Paris')
  assert.equal(zoneOfPerson(countryId('RU')), null)
  assert.equal(zoneOfPerson(null), null)
})
