import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForAll, KeptPages } from './kept-pages.ts'
import type { RequestFacts } from './request-context.ts'

const keyOf = (pages: KeptPages, url: string, given: Partial<RequestFacts> = {}) =>
  pages.keyOf(url, {
    ...{
      token: null,
      pageToken: null,
      workspace: null,
      bearer: false,
      mayWrite: false,
      isFromElsewhere: () => false,
      language: 'en',
      xsrf: '',
      site: '',
      cookies: {},
    },
    asked: () => undefined,
    ...given,
  })
const withCookie = (name: string, value = '1') => ({ cookies: { [name]: value } })

function aShelf() {
  const clock = { now: 1_000_000 }
  return { clock, pages: new KeptPages(() => clock.now) }
}

test('a page is kept for seconds, and each visitor gets it with a nonce of the own answer', () => {
  const { pages, clock } = aShelf()
  const key = keyOf(pages, '/jobs?q=nurse') as string
  pages.keep(key, '<style nonce="one"></style><script nonce="one"></script>', 'one', [['x', 'y']])
  const found = pages.find(key)
  assert.equal(found?.body('two').toString(), '<style nonce="two"></style><script nonce="two"></script>')
  assert.deepEqual(found?.headers, [['x', 'y']])
  clock.now += 2_900
  assert.ok(pages.find(key))
  clock.now += 200
  assert.equal(pages.find(key), undefined)
})

test('language, theme and time zone make pages of their own', () => {
  const { pages } = aShelf()
  const keys = [
    {},
    withCookie('theme', 'dark'),
    withCookie('time_zone', 'Asia/Riyadh'),
    { language: 'ar' } as const,
  ].map((given) => keyOf(pages, '/jobs', given))
  keys.push(keyOf(pages, '/jobs?q=a'))
  assert.equal(new Set(keys).size, keys.length)
  assert.ok(!keys.includes(null))
  assert.equal(keyOf(pages, '/jobs', withCookie('device')), keyOf(pages, '/jobs'))
})

test('nothing is kept of who has a session, of an address that sets a cookie, or of other pages', () => {
  const { pages } = aShelf()
  for (const cookie of ['token', 'user_token', 'page_token', 'workspace_page_id', 'XSRF-TOKEN'])
    assert.equal(keyOf(pages, '/jobs', withCookie(cookie)), null, cookie)
  assert.equal(keyOf(pages, '/jobs', { token: 'from a bearer header' }), null)
  for (const url of ['/jobs?lang=ar', '/jobs?q=a&lang=ar', '/jobs/nurse-abc', '/job-groups/x', '/apply/1', '/login'])
    assert.equal(keyOf(pages, url), null, url)
  for (const url of ['/', '/jobs', '/jobs/in/qa', '/jobs/in/qa/nurse', '/companies?q=a', '/salaries/nurse?q=lang'])
    assert.ok(keyOf(pages, url), url)
})

test('an address too long for people, and more than the room holds, are not kept', () => {
  const { pages } = aShelf()
  assert.ok(keyOf(pages, `/jobs?q=${'a'.repeat(500)}`))
  assert.equal(keyOf(pages, `/jobs?q=${'a'.repeat(1_000)}`), null)
  const page = 'a'.repeat(4_000_000)
  for (let at = 0; at < 20; at++) pages.keep(`${at}`, page, 'nonce', [])
  const left = Array.from({ length: 20 }, (_, at) => pages.find(`${at}`)).filter(Boolean)
  assert.equal(left.length, 14)
})

test('an answer that gives a cookie, or that looked at who asks, is nobody else’s', () => {
  const cookies = [{ name: 'lang', value: 'ar', maxAge: 1 }]
  assert.equal(isForAll({ cookies: [], headers: {} }), true)
  assert.equal(isForAll({ cookies: [], headers: { 'cache-control': 'public, max-age=60' } }), true)
  assert.equal(isForAll({ cookies, headers: {} }), false)
  assert.equal(isForAll({ cookies: [], headers: { 'cache-control': 'private, no-store' } }), false)
})
