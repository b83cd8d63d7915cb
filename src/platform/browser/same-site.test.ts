import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sameSitePath } from './same-site.ts'

test('only paths of this site are gone on with', () => {
  for (const path of ['/', '/home', '/page/jobs?x=1#y', '/a//b']) assert.equal(sameSitePath(path), path)
  for (const path of [
    null,
    '',
    'home',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])
    assert.equal(sameSitePath(path), null, String(path))
})

test('whatever is asked, the way leads to this site', () => {
  const site = 'https://masar.example'
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', 'a', '.', ':', '@', '?', '#') }), (asked) => {
      const path = sameSitePath(asked)
      return path === null || new URL(path, site).origin === site
    }),
  )
})
