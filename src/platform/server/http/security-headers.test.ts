import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { aCandidate, anEmployer, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'

test('every answer says what browsers may do with it; a page of its own runs only its own scripts', async () => {
  const site = await aSite({ PUBLIC_URL: 'https://masar.example.com' })
  for (const url of ['/api/resources/country', '/api/nothing-here', '/nothing']) {
    const { headers } = await site.app.inject({ url })
    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN', url)
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url)
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/, url)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /script-src 'self' 'nonce-[^']+'/, url)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"])
      assert.ok(policy.includes(part), `${url}: ${part}`)
    assert.equal(/script-src[^;]*unsafe/.test(policy), false, url)
  }
  const [one, two] = await Promise.all([site.app.inject('/api/nothing'), site.app.inject('/api/nothing')])
  assert.notEqual(one.headers['content-security-policy'], two.headers['content-security-policy'])
})

test('what pages are made of says in few words that it is none', async () => {
  const site = await aSite()
  const { headers } = await site.app.inject({ url: '/assets/lang/en.json' })
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['content-security-policy'], "default-src 'self'; frame-ancestors 'self'")
  assert.equal(headers['permissions-policy'], undefined)
})

test('without https nothing demands it', async () => {
  const site = await aSite()
  const { headers } = await site.app.inject('/api/resources/country')
  assert.equal(headers['strict-transport-security'], undefined)
})

test('cookies: what signs is out of reach of scripts, all stay on this site, and on https only over it', async () => {
  const site = await aSite({ PUBLIC_URL: 'https://masar.example.com' })
  const { email } = await aCandidate(site)
  const payload = { email, password, remember: true }
  const { cookies } = await site.app.inject({ method: 'POST', url: `/api${authenticate.path}`, payload })
  const byName = new Map(cookies.map((cookie) => [cookie.name, cookie]))
  for (const name of ['token', 'device']) assert.equal(byName.get(name)?.httpOnly, true, name)
  for (const name of ['user_token', 'XSRF-TOKEN', 'lang']) assert.equal(byName.get(name)?.httpOnly, undefined, name)
  for (const cookie of cookies) {
    assert.equal(cookie.secure, true, cookie.name)
    assert.equal(cookie.sameSite, 'Lax', cookie.name)
    assert.equal(cookie.path, '/', cookie.name)
    assert.equal(cookie.domain, undefined, cookie.name)
  }
  assert.equal(byName.get('user_token')?.value, '1')
})

test('a page token is out of reach of scripts too', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/user/workspace',
    payload: { page: page.id },
    headers: {
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    },
  })
  const token = answer.cookies.find(({ name }) => name === 'page_token')
  assert.deepEqual([token?.httpOnly, token?.maxAge], [true, 86_400])
})

test('answers of the API are kept by nobody', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { headers } = await site.app.inject({
    url: '/api/user/session',
    headers: { cookie: `token=${visitor.cookies.get('token')}` },
  })
  assert.equal(headers['cache-control'], 'no-store')
})
