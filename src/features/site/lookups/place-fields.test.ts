import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCountries } from 'libphonenumber-js'
import { countryCodes } from './country-fields.ts'
import { countryId as numberOf } from './country-id.ts'
import { countryId } from './place-fields.ts'

test('a number between AA and ZZ that no country has is none, wherever a country is named', () => {
  assert.equal(countryId.safeParse(String(numberOf('AE'))).data, numberOf('AE'))
  for (const none of [numberOf('AA'), numberOf('XX'), numberOf('ZZ'), 0, 677, '']) {
    assert.equal(countryId.safeParse(none).success, false, String(none))
  }
})

test('countries are those with a dial code', () => {
  const dialled = getCountries().filter((code) => /^[A-Z]{2}$/.test(code) && code !== 'AC' && code !== 'TA')
  assert.deepEqual([...countryCodes].sort(), dialled.sort())
})
