import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { aCandidate, anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listVisits, registerVisit } from './contract.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }

test('a visit is counted by day and part of the site; nothing else is kept, and no cookie is set', async () => {
  const site = await aSite()
  const visitor = new Visitor(site)
  for (const path of ['/jobs/a-1', '/jobs/b-2', '/jobs/b-2?x=1', '/']) {
    const answer = await visitor.ask(registerVisit, { path, referrer: 'https://www.google.com/' }, { headers: browser })
    assert.equal(answer.statusCode, 204)
    assert.equal(answer.body, '')
    assert.equal(answer.headers['set-cookie'], undefined)
  }
  const { rows } = await site.pool.query('select * from visits order by path')
  assert.deepEqual(
    rows.map(({ path, source, language, count }) => ({ path, source, language, count })),
    [
      { path: '/', source: 'google.com', language: 'en', count: 1 },
      { path: '/jobs/*', source: 'google.com', language: 'en', count: 3 },
    ],
  )
  assert.deepEqual(Object.keys(rows[0]).sort(), ['count', 'day', 'language', 'path', 'source'])
})

test('robots and those who do not want to be followed are not counted', async () => {
  const site = await aSite()
  for (const headers of [
    { ...browser, dnt: '1' },
    { ...browser, 'sec-gpc': '1' },
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  ])
    assert.equal((await new Visitor(site).ask(registerVisit, { path: '/' }, { headers })).statusCode, 204)
  assert.equal((await site.pool.query('select from visits')).rowCount, 0)
})

test('made-up parts are counted together once there are too many, and odd input is refused', async () => {
  const site = await aSite()
  await site.pool.query(
    "insert into visits select now()::date, '/p' || n, '', 'en', 1 from generate_series(1, 2000) n on conflict do nothing",
  )
  const visitor = new Visitor(site)
  for (const path of ['/p1', '/made-up', '/another'])
    await visitor.ask(registerVisit, { path, referrer: 'https://spam.example/' }, { headers: browser })
  const { rows } = await site.pool.query("select path, source, count from visits where count > 1 or path = '*'")
  assert.deepEqual(rows, [{ path: '*', source: '*', count: 3 }])
  for (const path of ['', 'jobs', '/a\0b', 'x'.repeat(2_001)])
    assert.ok(
      (await visitor.refused('invalid', registerVisit, { path })).errors?.every(({ field }) => field === 'path'),
    )
})

test('admins read the numbers, by day, part, source or language', async () => {
  const site = await aSite()
  const visitor = new Visitor(site)
  for (const path of ['/', '/jobs', '/jobs']) await visitor.ask(registerVisit, { path }, { headers: browser })
  const { visitor: admin } = await anAdmin(site)
  const { visitor: candidate } = await aCandidate(site)
  await candidate.refused('not_allowed', listVisits, {})
  await visitor.refused('no_session', listVisits, {})
  const { data, total } = await admin.call(listVisits, { by: 'path' })
  assert.deepEqual(data, [
    { key: '/jobs', count: 2 },
    { key: '/', count: 1 },
  ])
  assert.equal(total, 3)
  const today = site.world.now().toISOString().slice(0, 10)
  assert.deepEqual((await admin.call(listVisits, {})).data, [{ key: today, count: 3 }])
  assert.deepEqual((await admin.call(listVisits, { from: '2020-01-01', to: '2020-02-01' })).data, [])
  await admin.refused('invalid', listVisits, { from: '2024-02-30' })
  await admin.refused('invalid', listVisits, { from: '2025-01-02', to: '2025-01-01' })
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
  assert.deepEqual(told, [{ day, path: '/jobs/*', source: '', language: 'en' }])
})
