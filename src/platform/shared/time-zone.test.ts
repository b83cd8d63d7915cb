import assert from 'node:assert/strict'
import { test } from 'node:test'
import { besideHour } from './beside-hour.ts'
import { isZone, zoneWords } from './time-zone.ts'

test('what names no time zone is none', () => {
  assert.ok(isZone('Asia/Dubai'))
  assert.ok(!isZone('No/Where'))
  for (const ahead of ['+03:00', '-0500', '+04']) assert.ok(!isZone(ahead), ahead)
})

test('a time zone is named in the language of the reader', () => {
  assert.equal(zoneWords('Asia/Dubai', 'en-GB'), 'Gulf Standard Time')
  assert.match(zoneWords('Asia/Dubai', 'ar-AE-u-nu-latn'), /الخليج/)
  // beside hours of a day the name of a sea would be read as the place
  assert.equal(zoneWords('Asia/Dubai', 'ru'), 'ОАЭ, GMT+4')
})

test('no zone is named by a city, which browsers and servers call differently', () => {
  assert.match(zoneWords('America/Los_Angeles', 'ru'), /^Тихоокеанское время, GMT-[78]$/)
  assert.equal(zoneWords('Africa/Casablanca', 'ar-AE-u-nu-latn'), 'توقيت غرب أوروبا')
  assert.equal(zoneWords('Africa/Casablanca', 'fr'), 'heure d’Europe de l’Ouest')
})

test('Arabic calls one zone by two names, beside an hour and where it stands alone', () => {
  const locale = 'ar-AE-u-nu-latn'
  const asked = { timeZone: 'Asia/Dubai', hour: 'numeric', timeZoneName: besideHour('ar') } as const
  const said = new Intl.DateTimeFormat(locale, asked).format(new Date())
  assert.ok(said.endsWith(zoneWords('Asia/Dubai', locale)), said)
})
