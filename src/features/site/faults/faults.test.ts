import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listBanners } from '#features/site/banners/contract.ts'
import { anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listFaults, reportFault } from './contract.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const fault = {
  path: '/jobs/nurse-dubai-1f3?key=secret',
  name: 'TypeError',
  message: 'Cannot greet "Priya Nair" of priya@example.com',
  stack: 'TypeError: x\n    at greet (https://masar.example/assets/screen-Ab1.js:1:20)',
}

test('what fails in browsers is counted by day, with nothing of whoever met it', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const stranger = new Visitor(site)
  await stranger.ask(reportFault, fault, { headers: browser })
  await stranger.ask(
    reportFault,
    {
      ...fault,
      path: '/jobs/cook-2aa',
      message: 'Cannot greet "Omar" of omar@example.com',
    },
    { headers: browser },
  )
  site.later(86_400_000)
  await stranger.ask(reportFault, fault, { headers: browser })
  const { data } = await admin.call(listFaults, {})
  assert.equal(data.length, 1)
  const [{ first_at = '', last_at = '', ...row } = {}] = data
  assert.deepEqual(row, {
    ...{ side: 'browser', place: '/jobs/*', what: 'TypeError: Cannot greet … of …' },
    ...{ code: 'assets/screen-Ab1.js:1:20', times: 3 },
  })
  assert.ok(Date.parse(last_at) - Date.parse(first_at) >= 86_400_000)
  site.later(7 * 86_400_000)
  assert.deepEqual((await admin.call(listFaults, {})).data, [])
})

test('made-up faults fill no disk, and robots tell none', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await site.pool.query(
    `insert into faults select $1::date, 'browser', '/p', 'w' || n, '', 1, $1, $1 from generate_series(1, 500) n`,
    [site.world.now()],
  )
  await new Visitor(site).ask(reportFault, fault, { headers: browser })
  const { data } = await admin.call(listFaults, {})
  assert.equal(data.length, 50)
  assert.ok(data.every(({ place }) => place === '/p'))
})

test('a call that fails unforeseen is counted by its name', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await site.pool.query('alter table banners rename to gone')
  const { statusCode } = await admin.ask(listBanners, {})
  assert.equal(statusCode, 500)
  const told = async () => (await admin.call(listFaults, {})).data
  let rows = await told()
  for (let turn = 0; rows.length === 0 && turn < 50; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    rows = await told()
  }
  assert.deepEqual(
    rows.map(({ side, place, what, code }) => [side, place, what, code.split(':', 1)[0]]),
    [
      [
        'server',
        'GET /api/admin/banners',
        '42P01 error: relation … does not exist',
        'src/features/site/banners/write-banner.ts',
      ],
    ],
  )
})
