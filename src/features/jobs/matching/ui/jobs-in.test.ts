import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobsIn } from './jobs-in.ts'

test('each of several jobs keeps its own period', () => {
  assert.deepEqual(
    jobsIn('Coordinator, Khor · \u20662023-11 –\u2069; Officer, Finch · \u20662021-10 – 2023-10\u2069'),
    [
      { said: 'Coordinator, Khor', period: '2023-11 –' },
      { said: 'Officer, Finch', period: '2021-10 – 2023-10' },
    ],
  )
})

test('what is no job is said as it stands', () => {
  assert.deepEqual(jobsIn('SAP; Excel · Word'), [{ said: 'SAP; Excel · Word', period: null }])
})
