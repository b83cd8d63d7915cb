import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { registerVisit } from './contract.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }

test('a view is kept with part of the site, source, language and device; nothing leads back to a visitor, and no cookie is set', async () => {
  const site = await aSite()
  const visitor = new Visitor(site)
  const opened = [
    { path: '/jobs/a-1', referrer: 'https://www.google.com/', device: 'phone' as const },
    { path: '/jobs/b-2?x=1', within: '1' as const, referrer: 'https://www.google.com/' },
    { path: '/' },
  ]
  for (const one of opened) {
    const answer = await visitor.ask(registerVisit, one, { headers: browser })
    assert.equal(answer.statusCode, 204)
    assert.equal(answer.body, '')
    assert.equal(answer.headers['set-cookie'], undefined)
  }
  const { rows } = await site.pool.query('select * from page_views order by at')
  assert.deepEqual(
    rows.map(({ path, source, language, device, robot }) => ({ path, source, language, device, robot })),
    [
      { path: '/jobs/*', source: 'google.com', language: 'en', device: 'phone', robot: false },
      { path: '/jobs/*', source: null, language: 'en', device: 'desk', robot: false },
      { path: '/', source: '', language: 'en', device: 'desk', robot: false },
    ],
  )
  assert.deepEqual(Object.keys(rows[0]).sort(), [
    ...['at', 'country', 'device', 'language', 'path', 'robot', 'source', 'visitor'],
  ])
})

test('one visitor is one for a day and somebody else on the next; another browser is another visitor', async () => {
  const site = await aSite()
  const visitor = new Visitor(site)
  const seen = async (agent: string) => {
    await visitor.ask(registerVisit, { path: '/' }, { headers: { 'user-agent': `${browser['user-agent']} ${agent}` } })
    const { rows } = await site.pool.query('select visitor from page_views order by at desc limit 1')
    return rows[0].visitor as string
  }
  const first = await seen('one')
  assert.equal(await seen('one'), first)
  assert.notEqual(await seen('other'), first)
  site.later(86_400_000)
  assert.notEqual(await seen('one'), first)
  assert.equal((await site.pool.query('select from visitor_salts')).rowCount, 1)
})

test('those who do not want to be followed are not counted, robots apart', async () => {
  const site = await aSite()
  for (const headers of [
    { ...browser, dnt: '1' },
    { ...browser, 'sec-gpc': '1' },
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  ])
    assert.equal((await new Visitor(site).ask(registerVisit, { path: '/' }, { headers })).statusCode, 204)
  assert.deepEqual((await site.pool.query('select robot from page_views')).rows, [{ robot: true }])
})

test('odd input is refused', async () => {
  const visitor = new Visitor(await aSite())
  for (const path of ['', 'jobs', '/a\0b', 'x'.repeat(2_001)])
    assert.ok(
      (await visitor.refused('invalid', registerVisit, { path })).errors?.every(({ field }) => field === 'path'),
    )
})

test('an outside service is told only where the setting names one, and nobody waits for it', async () => {
  const told: unknown[] = []
  const service = createServer((request, response) => {
    request.on('data', (bytes) => told.push(JSON.parse(String(bytes))))
    request.on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  service.unref()
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const site = await aSite({ ANALYTICS_URL: `http://127.0.0.1:${port}/` })
  site.atEnd(() => service.close())
  await new Visitor(site).ask(registerVisit, { path: '/jobs/secret-1' }, { headers: browser })
  for (let tries = 0; tries < 100 && told.length === 0; tries++) await new Promise((done) => setTimeout(done, 20))
  const day = site.world.now().toISOString().slice(0, 10)
  assert.deepEqual(told, [{ day, path: '/jobs/*', source: '', language: 'en', device: 'desk' }])
})
