import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loggedUrl } from './logged-url.ts'

const key = 'k'.repeat(32)
const signed = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoiMSJ9.c2lnbmVk'

test('what opens a door has no place in a log; addresses stay readable', () => {
  for (const [url, logged] of [
    [`/offer/${key}`, '/offer/…'],
    [`/api/offers/${key}/answer?x=1`, '/api/offers/…/answer'],
    [`/api/interview-feeds/${signed}`, '/api/interview-feeds/…'],
    ['/api/phones/verify/12/4711', '/api/phones/verify/12/…'],
    ['/jobs/nurse-riyadh-AB12C', '/jobs/nurse-riyadh-AB12C'],
    ['/assets/start-1a2b.js', '/assets/start-1a2b.js'],
    ['/jobs.data', '/jobs.data'],
  ] as const)
    assert.equal(loggedUrl(url), logged)
})
