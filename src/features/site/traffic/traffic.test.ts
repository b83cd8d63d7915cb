import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, anAdmin } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { closeYesterday, sumUpToday } from './background.ts'
import { exportTraffic, listVisits, reportTimings, showTraffic } from './contract.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const dayOf = (site: Site, ahead = 0) =>
  new Date(site.world.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
const sumUp = (site: Site) => sumUpToday.run(backgroundContext(site.world), {})

type View = { visitor: number; path: string; source?: string | null; country?: string; robot?: boolean }

/** Views of today, as they are kept. */
async function views(site: Site, all: View[]): Promise<void> {
  for (const { visitor, path, source = null, country = 'AE', robot = false } of all)
    await site.pool.query('insert into page_views values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[site.world.now(), path, source, 'en', country, 'phone', visitor, robot],
    ])
}

/** So many visitors who open the same parts, each part once. */
const crowd = (count: number, paths: string[], first = 1): View[] =>
  Array.from({ length: count }, (_, at) => paths.map((path) => ({ visitor: first + at, path }))).flat()

test('a day is summed up: views, visitors, tables, robots, ways; small numbers of people are not told', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await views(site, [
    ...crowd(6, ['/jobs', '/jobs/*', '/jobs/*/apply']),
    ...crowd(4, ['/jobs', '/jobs'], 100),
    // begins in the middle: on no way
    { visitor: 500, path: '/jobs/*/apply', source: 'google.com', country: 'EG' },
    { visitor: 900, path: '/', robot: true },
  ])
  await sumUp(site)
  await sumUp(site)
  const { data } = await admin.call(showTraffic, {})
  assert.deepEqual([data.views, data.visitors, data.robots], [27, 11, 1])
  assert.equal(data.days.length, 30)
  assert.deepEqual(data.days.at(-1), { day: dayOf(site), views: 27, visitors: 11 })
  assert.deepEqual(data.days[0], { day: dayOf(site, -29), views: 0, visitors: null })
  const table = (name: string) => data.tables.find(({ dimension }) => dimension === name)?.rows
  assert.deepEqual(table('path'), [
    { value: '/jobs', views: 14, visitors: 10 },
    { value: '/jobs/*/apply', views: 7, visitors: 7 },
    { value: '/jobs/*', views: 6, visitors: 6 },
  ])
  // going on within the site came from nowhere
  assert.deepEqual(table('source'), [{ value: 'google.com', views: 1, visitors: null }])
  assert.deepEqual(table('country'), [
    { value: 'AE', views: 26, visitors: 10 },
    { value: 'EG', views: 1, visitors: null },
  ])
  const apply = data.funnels.find(({ name }) => name === 'apply')
  assert.deepEqual(apply, { name: 'apply', steps: [10, 6, 6], ends: 0 })
  assert.deepEqual(data.now.visitors, 11)
  assert.deepEqual(data.now.parts, [
    { value: '/jobs', visitors: 10 },
    { value: '/jobs/*/apply', visitors: 7 },
    { value: '/jobs/*', visitors: 6 },
  ])
})

test('what a way ends with is counted from what happened', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await aCandidate(site)
  await sumUp(site)
  const { data } = await admin.call(showTraffic, {})
  assert.ok((data.funnels.find(({ name }) => name === 'register')?.ends ?? 0) >= 1)
})

test('made-up values beyond three hundred a day are counted together', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await site.pool.query(
    `insert into page_views select $1, '/p' || n, null, 'en', '', 'desk', n, false from generate_series(1, 310) n`,
    [site.world.now()],
  )
  await sumUp(site)
  const { data } = await admin.call(listVisits, { by: 'path' })
  assert.deepEqual([data.length, data[0]], [301, { key: '*', count: 10 }])
})

test('a day is closed, room is made for the next, and single views go after two days', async () => {
  const site = await aSite()
  await views(site, crowd(5, ['/jobs']))
  site.later(86_400_000)
  const close = () => closeYesterday.run(backgroundContext(site.world), {})
  await close()
  await close()
  const kept = async () => (await site.pool.query('select count(*)::int as count from page_views')).rows[0].count
  const sums = async () =>
    (await site.pool.query("select day::text, views::int from traffic_days where dimension = 'all' order by 1")).rows
  assert.equal(await kept(), 5)
  assert.deepEqual(await sums(), [{ day: dayOf(site, -1), views: 5 }])
  site.later(86_400_000)
  await views(site, crowd(2, ['/']))
  const { rows } = await site.pool.query('select tableoid::regclass::text as name from page_views where path = $1', [
    '/',
  ])
  assert.equal(rows[0].name, `page_views_${dayOf(site).replaceAll('-', '_')}`)
  await close()
  assert.equal(await kept(), 2)
  site.later(2 * 86_400_000)
  await close()
  assert.equal(await kept(), 0)
  await site.pool.query("insert into traffic_days values ($1, 'all', '', 70, 7)", [dayOf(site, -2)])
  // of a day that is gone the sums stay
  site.later(-86_400_000)
  await close()
  assert.deepEqual(
    (await sums()).map(({ views }) => views),
    [5, 0, 70, 0],
  )
})

test('speeds are told where enough were measured; nothing odd comes in', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const visitor = new Visitor(site)
  const told = { path: '/jobs/nurse-1', device: 'phone' as const }
  for (const lcp of [300, 800, 900, 1_250, 9_000_0])
    assert.equal((await visitor.ask(reportTimings, { ...told, lcp, cls: 0.004 }, { headers: browser })).statusCode, 204)
  await visitor.ask(reportTimings, { ...told, lcp: 1 }, { headers: { ...browser, 'sec-gpc': '1' } })
  await visitor.ask(reportTimings, { path: '/', inp: 40 }, { headers: browser })
  for (const odd of [{ lcp: -1 }, { inp: 1e9 }, { cls: 'x' as unknown as number }])
    await visitor.refused('invalid', reportTimings, { ...told, ...odd })
  await sumUp(site)
  const { speed } = (await admin.call(showTraffic, {})).data
  assert.deepEqual(speed, [
    { path: '/jobs/*', measures: { lcp: { value: 1_300, times: 5 }, cls: { value: 0.01, times: 5 } } },
  ])
})

test('only staff reads the numbers, of a period that makes sense, on the screen or as a file', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const { visitor: candidate } = await aCandidate(site)
  await views(site, [...crowd(5, ['/jobs']), { visitor: 9, path: '/', source: '=cmd' }])
  await sumUp(site)
  for (const call of [listVisits, showTraffic]) {
    await candidate.refused('not_allowed', call, {})
    await new Visitor(site).refused('no_session', call, {})
    await admin.refused('invalid', call, { from: '2024-02-30' })
    await admin.refused('invalid', call, { from: '2025-01-02', to: '2025-01-01' })
    await admin.refused('invalid', call, { from: '2001-01-01', to: '2025-01-01' })
  }
  assert.deepEqual((await admin.call(listVisits, {})).data, [{ key: dayOf(site), count: 6 }])
  assert.deepEqual((await admin.call(listVisits, { from: '2020-01-01', to: '2020-02-01' })).data, [])
  const file = await admin.ask(exportTraffic, { format: 'csv' })
  assert.equal(file.statusCode, 200)
  assert.match(file.body, /United Arab Emirates/)
  for (const sheet of [
    /Applying,\/jobs\/\*\/apply,/,
    /Registered in the week of,Candidates,Week 1/,
    /Largest content \(LCP\)/,
  ])
    assert.match(file.body, sheet)
  assert.doesNotMatch(file.body, /^=|,=/m)
})
