import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './own-path.ts'

test('an address that cannot be read, or would be read as another site, leads nowhere', () => {
  for (const url of ['/', '/jobs?q=//x', '/jobs/in//qa', '/%D8%AF', '/api/jobs/%zz']) assert.equal(ownPath(url), url)
  const others = ['//elsewhere.example/jobs', '//elsewhere.example:99999/jobs', '/\\elsewhere.example', '//[::1/jobs']
  assert.equal(ownPath('http://elsewhere.example:99999/jobs?q=a'), '/jobs?q=a')
  for (const url of [...others, '/%zz', 'https://elsewhere.example//other.example', 'ftp://x', '*', ''])
    assert.equal(ownPath(url), '/not-found', url)
})
