import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { deviceOf, partOf, quantileOf, sourceOf } from './rules.ts'

test('a path becomes a part of the site, without names, keys and queries', () => {
  const parts: [string, string][] = [
    ['/', '/'],
    ['', '/'],
    ['/jobs', '/jobs'],
    ['/jobs/', '/jobs'],
    ['/jobs?q=nurse&place=1', '/jobs'],
    ['/jobs/nurse-dubai-1f3', '/jobs/*'],
    ['/jobs/nurse-dubai-1f3/apply', '/jobs/*/apply'],
    ['/jobs/nurse-dubai-1f3/share', '/jobs/*'],
    ['/open-days/jobs-day-1f3/book', '/open-days/*/book'],
    ['/settings/apply', '/settings/apply'],
    ['/page/jobs/0190/board', '/page/jobs/*'],
    ['/page/jobs', '/page/jobs'],
    ['/verify-email/secretkey', '/verify-email/*'],
    ['/login-by-url/secret', '/login-by-url/*'],
    ['/f/login', '/f/login'],
    ['/register/0190f', '/register/*'],
    ['/ليلى', '/*'],
  ]
  for (const [path, part] of parts) assert.equal(partOf(path), part, path)
})

test('no path makes a part of more than three words, and a part stays itself', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const part = partOf(path)
      assert.ok(part.split('/').length <= 4 && part.length <= 130)
      assert.equal(partOf(part), part)
    }),
  )
})

test('a source is the host of another site and nothing more', () => {
  assert.equal(sourceOf('https://www.google.com/search?q=secret', 'masar.example'), 'google.com')
  assert.equal(sourceOf('https://masar.example/jobs', 'masar.example'), '')
  for (const odd of ['', 'javascript:alert(1)', 'nothing', 'android-app://x', `https://${'a'.repeat(300)}.com`])
    assert.equal(sourceOf(odd, 'masar.example'), '')
})

test('a quantile is read from how many fell into each step', () => {
  assert.equal(quantileOf(new Map(), 0.75, 100), null)
  assert.equal(quantileOf(new Map([[3, 1]]), 0.75, 100), 400)
  const counts = new Map([
    [30, 1],
    [0, 74],
    [9, 25],
  ])
  assert.equal(quantileOf(counts, 0.74, 100), 100)
  assert.equal(quantileOf(counts, 0.75, 100), 1_000)
  assert.equal(quantileOf(counts, 1, 100), 3_100)
})

test('a device is told by the width of its window', () => {
  assert.deepEqual([320, 599, 600, 1_023, 1_024].map(deviceOf), ['phone', 'phone', 'tablet', 'tablet', 'desk'])
})
