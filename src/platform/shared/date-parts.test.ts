import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysIn, monthsIn, partsOf, textOf, withPart, yearsUntil } from './date-parts.ts'
import { languages } from './languages.ts'

const year = fc.integer({ min: 1950, max: 2100 })
const month = fc.integer({ min: 1, max: 12 })

test('years run from the current one down to 1950', () => {
  fc.assert(
    fc.property(year, (current) => {
      const years = yearsUntil(new Date(Date.UTC(current, 6, 1)))
      assert.equal(years[0], current)
      assert.equal(years.at(-1), 1950)
      assert.equal(years.length, current - 1949)
    }),
  )
})

test('a month has the days of the calendar; 29 when only February is known, 31 when nothing is', () => {
  fc.assert(
    fc.property(year, month, (one, other) => {
      const days = daysIn(one, other)
      assert.equal(new Date(Date.UTC(one, other - 1, days)).getUTCMonth(), other - 1)
      assert.equal(new Date(Date.UTC(one, other - 1, days + 1)).getUTCDate(), 1)
      assert.ok(daysIn(null, other) >= days)
    }),
  )
  assert.equal(daysIn(null, 2), 29)
  assert.equal(daysIn(2023, 2), 28)
  assert.equal(daysIn(2024, 2), 29)
  assert.equal(daysIn(1900, 2), 28)
  assert.equal(daysIn(null, null), 31)
  assert.equal(daysIn(2024, null), 31)
})

test('what is written comes back as it was, and nothing else is a date', () => {
  fc.assert(
    fc.property(year, month, fc.integer({ min: 1, max: 31 }), (y, m, d) => {
      const day = Math.min(d, daysIn(y, m))
      for (const parts of [
        { year: y, month: m, day },
        { year: y, month: m, day: null },
        { year: y, month: null, day: null },
      ])
        assert.deepEqual(partsOf(textOf(parts)), parts)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void textOf(partsOf(text))))
  assert.deepEqual(partsOf('2023-02-29'), { year: 2023, month: 2, day: null })
  assert.deepEqual(partsOf('2023-13'), { year: 2023, month: null, day: null })
  assert.deepEqual(partsOf('soon'), { year: null, month: null, day: null })
})

test('choosing a part never leaves a day the month does not have', () => {
  fc.assert(
    fc.property(year, month, fc.integer({ min: 1, max: 31 }), fc.option(year), fc.option(month), (y, m, d, y2, m2) => {
      const begun = { year: y, month: m, day: Math.min(d, daysIn(y, m)) }
      const next = withPart(withPart(begun, 'year', y2), 'month', m2)
      assert.ok((next.day ?? 1) <= daysIn(next.year, next.month))
    }),
  )
})

test('months have names in every language', () => {
  for (const language of languages) {
    const months = monthsIn(language)
    assert.equal(new Set(months.map(({ text }) => text)).size, 12, language)
  }
  assert.equal(monthsIn('ar')[0]?.text, 'يناير')
})
