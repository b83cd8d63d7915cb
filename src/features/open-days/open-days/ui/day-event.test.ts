import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayView } from '../contract.ts'
import { dayEvent } from './day-event.ts'

const day = {
  ...{
    title: 'Hiring day',
    intro: '<p>Come &amp; talk</p>',
    address: 'hiring-day-abcdefgh',
    state: 'published',
    language: 'en',
    way: 'hybrid',
  },
  ...{
    starts_at: '2026-12-01T06:00:00Z',
    ends_at: '2026-12-01T13:00:00Z',
    venue: 'Corniche Grand',
    address_line: 'Beach Road',
  },
  ...{ city: 'Dubai', country_code: 'AE', cover: null, closed_to: null, places_left: 3 },
  company: { name: 'Corniche Hotels', slug: 'corniche-hotels' },
} as unknown as DayView

test('machines read when, where, on which way and that it costs nothing', () => {
  const event = JSON.parse(dayEvent(day, 'https://masar.example'))
  assert.equal(event['@type'], 'Event')
  assert.equal(event.description, 'Come & talk')
  assert.equal(event.eventAttendanceMode, 'https://schema.org/MixedEventAttendanceMode')
  assert.deepEqual(
    event.location.map((place: { '@type': string }) => place['@type']),
    ['Place', 'VirtualLocation'],
  )
  assert.equal(event.image, 'https://masar.example/api/share-cards/open-day/hiring-day-abcdefgh/en')
  assert.deepEqual([event.offers.price, event.offers.availability], [0, 'https://schema.org/InStock'])
})

test('a cancelled day says so, and a full one too', () => {
  const cancelled = JSON.parse(dayEvent({ ...day, state: 'cancelled', closed_to: 'open_day_closed' }, ''))
  assert.equal(cancelled.eventStatus, 'https://schema.org/EventCancelled')
  assert.equal(cancelled.offers.availability, 'https://schema.org/SoldOut')
  assert.equal(JSON.parse(dayEvent({ ...day, places_left: 0 }, '')).offers.availability, 'https://schema.org/SoldOut')
})
