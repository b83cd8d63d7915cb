import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { openedAt, partOf, sourceOf } from './rules.ts'

test('a path becomes a part of the site, without names, keys and queries', () => {
  const parts: [string, string][] = [
    ['/', '/'],
    ['', '/'],
    ['/jobs', '/jobs'],
    ['/jobs/', '/jobs'],
    ['/jobs?q=nurse&place=1', '/jobs'],
    ['/jobs/nurse-dubai-1f3', '/jobs/*'],
    ['/jobs/nurse-dubai-1f3/apply', '/jobs/*'],
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

test('of a path that is a job, a company or the way in, it is known which', () => {
  const opened: [string, ReturnType<typeof openedAt>][] = [
    ['/jobs/nurse-dubai-abcdefgh', { job: 'nurse-dubai-abcdefgh' }],
    ['/jobs/nurse-dubai-abcdefgh/?q=1', { job: 'nurse-dubai-abcdefgh' }],
    ['/jobs/nurse-dubai-abcdefgh/apply', { job: 'nurse-dubai-abcdefgh', start: '1' }],
    ['/companies/gulf-ports', { company: 'gulf-ports' }],
    ['/companies/%D9%84', { company: 'ل' }],
    ['/companies/%zz', { company: '%zz' }],
    ['/companies/gulf-ports/follow', null],
    ['/jobs/nurse-dubai-abcdefgh/share', null],
    ['/jobs/in/dubai', null],
    ['/jobs/in', null],
    ['/jobs', null],
    ['/', null],
  ]
  for (const [path, found] of opened) assert.deepEqual(openedAt(path), found, path)
})
