import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAt, placesFor } from './places.ts'
import type { Session } from './read-session.ts'

const hrefs = ['/home', '/user/profile', '/user/cvs', '/page', '/page/jobs']

test('the nearest place above an address is the one somebody is at', () => {
  assert.equal(placeAt('/page/jobs/1/board', hrefs), '/page/jobs')
  assert.equal(placeAt('/page/team', hrefs), undefined)
})

test('who edits a part of the profile is at the profile, with a known id in the address too', () => {
  for (const path of ['/second-step', '/third-step', '/fourth-step/7', '/fifth-step', '/registration-review'])
    assert.equal(placeAt(path, hrefs), '/user/profile', path)
  assert.equal(placeAt('/user/profile', hrefs), '/user/profile')
})

test('a candidate has what is turned to every day first, and all else under a title of its own', () => {
  const groups = placesFor({
    display: { account_type: 'candidate' },
    pages: [],
    may: [],
    staff_roles: [],
  } as unknown as Session)
  assert.deepEqual(
    groups.map(({ title, places }) => [title, places.length]),
    [
      [null, 9],
      ['other', 7],
      [null, 1],
    ],
  )
})
