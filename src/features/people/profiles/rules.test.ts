import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mayBeBirthDate, mayBePeriod, nextStep, steps } from './rules.ts'

const now = new Date('2026-05-20T10:00:00Z')

test('it goes on at the first step that is open, whatever order the others were saved in', () => {
  assert.equal(nextStep([]), 2)
  assert.equal(nextStep([2, 4]), 3)
  assert.equal(nextStep([5, 4, 3, 2]), null)
  fc.assert(
    fc.property(fc.subarray([...steps]), (saved) => {
      const next = nextStep(saved)
      return next === null ? saved.length === steps.length : !saved.includes(next)
    }),
  )
})

test('a birth date is a day that there was, from 1950 to today', () => {
  const code = (date: string) => {
    const answer = mayBeBirthDate(date, now)
    return answer.refused ? answer.code : 'yes'
  }
  assert.deepEqual(['2000-02-29', '1950-01-01', '2026-05-20'].map(code), ['yes', 'yes', 'yes'])
  assert.deepEqual(
    ['1999-02-29', '2000-13-01', '2000-00-10', '2000-04-31', '2000-4-1', '', 'x'].map(code),
    Array(7).fill('date'),
  )
  assert.deepEqual(['1990--07', '--07', '-03-07', '1990-03-', '1990--'].map(code), Array(5).fill('date_half'))
  assert.deepEqual(['1949-12-31', '2026-05-21'].map(code), ['birth_date', 'birth_date'])
})

test('a period ends after it began, and not in the future', () => {
  const code = (from: string | null, to: string | null) => {
    const answer = mayBePeriod(from, to, now)
    return answer.refused ? answer.code : 'yes'
  }
  assert.equal(code('2019-05', '2019-05'), 'yes')
  assert.equal(code('2019-05', null), 'yes')
  assert.equal(code(null, null), 'yes')
  assert.equal(code('2019-05', '2019-04'), 'ends_before_start')
  assert.equal(code('2026-06', null), 'month')
  assert.equal(code('1949-12', null), 'month')
})
