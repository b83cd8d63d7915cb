import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aKnownPage } from '#tests/world/known-page.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { registerVisit } from '../contract.ts'
import { exportReport, showReport } from '../report-contract.ts'

test('of few visits from one country or site it is not told which; the own team is not counted', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { rows } = await site.pool.query('select reference from jobs where id = $1', [job])
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
  const address = `warehouse-${rows[0].reference}`
  const visit = (over: object) =>
    new Visitor(site).ask(registerVisit, { path: '/jobs/*', job: address, ...over }, { headers: browser })
  for (let time = 0; time < 6; time++) await visit({ source: 'search' })
  await visit({ source: 'site', source_detail: 'tiny.example' })
  await visit({ source: 'made up', start: '1' })
  await visit({ team: employer.page.id })
  await visit({ job: 'no-such-job-zzzzzzzz' })
  await visit({ job: undefined, company: employer.page.slug })
  const today = site.world.now().toISOString().slice(0, 10)
  const at = (code: string, count: number) =>
    site.pool.query('insert into page_visits values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      employer.page.id,
      job,
      today,
      'view',
      'search',
      '',
      countryId(code),
      count,
    ])
  await at('AE', 5)
  await at('MA', 4)
  const { data } = await employer.visitor.call(showReport, {})
  assert.deepEqual([data.job_views, data.page_views, data.hiring?.started], [16, 1, 1])
  assert.deepEqual(
    data.sources.map(({ source, source_detail, views }) => [source, source_detail, views]),
    [
      ['search', '', 15],
      ['site', '', 1],
    ],
  )
  assert.deepEqual(data.countries, [{ id: countryId('AE'), text: 'United Arab Emirates', views: 5 }])
})

test('files hold the same numbers, reckon nothing, open in Arabic, and who took them is written down', async () => {
  const site = await aSite()
  const { employer } = await aKnownPage(site)
  await site.pool.query(`update job_texts set title = '=HYPERLINK("https://evil.example")'`)
  const ask = (format: 'csv' | 'xlsx', language: string) => {
    employer.visitor.cookies.set('lang', language)
    return employer.visitor.ask(exportReport, { days: 30, format })
  }
  const csv = await ask('csv', 'ar')
  assert.equal(csv.statusCode, 200)
  assert.ok(csv.body.startsWith('\ufeff') && /[\u0600-\u06ff]/.test(csv.body))
  assert.ok(csv.body.includes(`"'=HYPERLINK(""https://evil.example"")",0,6,2,1`))
  assert.ok(!/(?:^|,)"?[=+@-]/m.test(csv.body))
  const xlsx = await ask('xlsx', 'en')
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  const parts = unzipSync(xlsx.rawPayload)
  const text = Object.entries(parts)
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('')
  assert.ok(text.includes('&apos;=HYPERLINK') || text.includes("'=HYPERLINK"))
  assert.ok(!text.includes('<f>'))
  const { rows } = await site.pool.query(
    "select data->>'format' as format, actor_id from events where name = 'report.exported' order by at",
  )
  assert.deepEqual(rows, [
    { format: 'csv', actor_id: employer.id },
    { format: 'xlsx', actor_id: employer.id },
  ])
})
