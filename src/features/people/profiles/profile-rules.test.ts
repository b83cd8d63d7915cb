import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextOfProfile } from './profile-rules.ts'

test('what a profile does not say is asked for one by one, the most telling first', () => {
  const nothing = {
    ...{ position_ids: [], notice_period: null, available_from: null, places: [], skills: [] },
    ...{ salary_min: null, residence_city_id: null },
  }
  assert.deepEqual(nextOfProfile(nothing), { next: 'positions', said: 0 })
  const positions = { ...nothing, position_ids: [115] }
  assert.deepEqual(nextOfProfile(positions), { next: 'start', said: 1 })
  const start = { ...positions, notice_period: 'now' as const, residence_city_id: 1 }
  assert.deepEqual(nextOfProfile(start), { next: 'skills', said: 3 })
  const all = { ...start, skills: [{ name: 'SAP', years: null }], salary_min: 0 }
  assert.deepEqual(nextOfProfile(all), { next: null, said: 5 })
})
