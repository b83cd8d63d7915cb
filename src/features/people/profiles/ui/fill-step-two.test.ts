import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledFrom } from './fill-step-two.ts'
import type { CvSteps } from './from-cv.tsx'

const steps = {
  headline: 'محاسبة أولى',
  about: {
    ...{ residence_country_id: 270, residence_city_id: 9, nationality_ids: [270], birth_date: '1994-03-14' },
    ...{ gender: 2, civil_status_id: 2 },
  },
} as CvSteps
const blank = {
  ...{ headline: '', residence_country_id: '5', residence_city_id: '', nationality_ids: [], birth_date: '' },
  ...{ gender: '', civil_status_id: '' },
}

test('what stands empty is filled', () => {
  assert.deepEqual(filledFrom(steps, { ...blank, residence_country_id: '' }), {
    ...{ headline: 'محاسبة أولى', residence_country_id: '270', residence_city_id: '9', nationality_ids: ['270'] },
    ...{ birth_date: '1994-03-14', gender: '2', civil_status_id: '2' },
  })
})

test('the country chosen at registration stays; the city of the CV is taken only within it', () => {
  const livesAt = (residence_country_id: string) => {
    const filled = filledFrom(steps, { ...blank, residence_country_id })
    return [filled.residence_country_id, filled.residence_city_id]
  }
  assert.deepEqual(livesAt('5'), ['5', ''])
  assert.deepEqual(livesAt('270'), ['270', '9'])
  const { residence_country_id, residence_city_id } = filledFrom(steps, blank, '5')
  assert.deepEqual([residence_country_id, residence_city_id], ['270', '9'], 'one that was only guessed does not')
})

test('what somebody wrote stays', () => {
  const own = {
    ...blank,
    headline: 'Auditor',
    birth_date: '1990-01-01',
    nationality_ids: ['5'],
    residence_city_id: '4',
  }
  const filled = filledFrom(steps, own)
  assert.deepEqual(
    [filled.headline, filled.birth_date, filled.nationality_ids, filled.residence_country_id, filled.residence_city_id],
    ['Auditor', '1990-01-01', ['5'], '5', '4'],
  )
})

test('a CV that names no country leaves it', () => {
  const about = { ...steps.about, residence_country_id: null, residence_city_id: null }
  assert.equal(filledFrom({ ...steps, about }, blank).residence_country_id, '5')
})
