import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { showPage } from '#features/companies/pages/contract.ts'
import { countRecords } from '#features/seeking/directory/count-records.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Context } from '#platform/server/context.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aKnownPage } from '#tests/world/known-page.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { exportReport, reportChoices, showReport } from '../report-contract.ts'
import { makeReport } from './show-report.ts'

test('a known history gives the numbers one reckons by hand', async () => {
  const site = await aSite()
  const { employer, job, other } = await aKnownPage(site)
  const { data } = await employer.visitor.call(showReport, { days: 30 })
  const { hiring } = data
  assert.deepEqual(hiring?.reached, [
    { phase: 'submitted', count: 8 },
    { phase: 'in_review', count: 4 },
    { phase: 'shortlisted', count: 3 },
    { phase: 'interviewing', count: 3 },
    { phase: 'offered', count: 2 },
    { phase: 'hired', count: 1 },
  ])
  assert.deepEqual(
    hiring.exits.map(({ stage, reason, count }) => [stage, reason, count]),
    [
      ['rejected', 'experience', 1],
      ['rejected', 'skills', 1],
      ['withdrawn', null, 1],
    ],
  )
  assert.ok(hiring.exits[0]?.text)
  assert.deepEqual(hiring.phases, [
    { phase: 'submitted', count: 6, median: 1, p90: 9 },
    { phase: 'in_review', count: 1, median: 2, p90: 2 },
    { phase: 'shortlisted', count: 1, median: 3, p90: 3 },
    { phase: 'interviewing', count: 2, median: 3.5, p90: 3.9 },
    { phase: 'offered', count: 1, median: 2, p90: 2 },
  ])
  assert.deepEqual(hiring.to_answer, { count: 4, median: 2.5, p90: 12.1 })
  assert.deepEqual(hiring.to_hire, { count: 1, median: 12, p90: 12 })
  assert.deepEqual(hiring.answers, { in_time: 3, late: 1, lapsed: 0, overdue: 1, soon: 1, ahead: 1, withdrawn: 1 })
  assert.deepEqual(hiring.record, { applications: 5, answered: 4, median_days: 2.5 })
  assert.deepEqual(
    hiring.jobs.map(({ id, applied, shortlisted, hired }) => [id, applied, shortlisted, hired]),
    [
      [job, 6, 2, 1],
      [other, 2, 1, 0],
    ],
  )
  assert.deepEqual(
    data.sources.map(({ source, source_detail, applied, shortlisted, hired }) => [
      source,
      source_detail,
      applied,
      shortlisted,
      hired,
    ]),
    [
      ['direct', '', 4, 0, 0],
      ['search', '', 2, 1, 1],
      ['link', '', 1, 1, 0],
      ['site', 'linkedin.com', 1, 1, 0],
    ],
  )
  assert.equal(
    data.spans.reduce((sum, { applied }) => sum + applied, 0),
    8,
  )
})

test('the record of a year is the one the company page tells', async () => {
  const site = await aSite()
  const { employer } = await aKnownPage(site)
  const { data } = await employer.visitor.call(showReport, { days: 365 })
  assert.deepEqual(data.hiring?.record, { applications: 6, answered: 4, median_days: 2.5 })
  assert.deepEqual(data.hiring.answers.lapsed, 1)
  assert.equal(data.scale, 'month')
  await countRecords(site.world.db, site.world.now())
  const { data: shown } = await new Visitor(site).call(showPage, { slug: employer.page.slug })
  assert.deepEqual(shown.record, { applications: 6, share: 67, days: 3 })
})

test('a report is the same in whatever time zone the database lives', async () => {
  const site = await aSite()
  const { employer, page } = await aKnownPage(site)
  const membership = {
    page,
    member: employer.id,
    person: null,
    role: 'owner',
    xsrf: null,
    may: () => true,
    scope: () => 'all',
  }
  const inZone = (zone: string) =>
    site.world.db.transaction().execute(async (tx) => {
      await sql`select set_config('TimeZone', ${zone}, true)`.execute(tx)
      const ctx: Context = { ...backgroundContext(site.world), read: tx, membership }
      return makeReport(ctx, { days: 30 })
    })
  const here = await inZone('UTC')
  assert.deepEqual(await inZone('Pacific/Auckland'), here)
  assert.deepEqual(await inZone('America/Los_Angeles'), here)
})

test('each role sees its part: all, own jobs, assigned jobs, visits of the page, or nothing', async () => {
  const site = await aSite()
  const { employer, recruiter, page, job, other } = await aKnownPage(site)
  const manager = await aColleague(site, page, 'hiring_manager', job)
  const applied = async (visitor: Visitor, asked = {}) =>
    (await visitor.call(showReport, { days: 30, ...asked })).data.hiring?.reached[0]?.count
  const [admin, analyst, editor, billing, interviewer] = await Promise.all(
    (['admin', 'analyst', 'content_editor', 'billing', 'interviewer'] as const).map((role) =>
      aColleague(site, page, role),
    ),
  )
  for (const person of [employer, admin, analyst]) assert.equal(await applied((person as typeof employer).visitor), 8)
  assert.equal(await applied(recruiter.visitor), 2)
  assert.equal(await applied(manager.visitor), 6)
  assert.equal(await applied(manager.visitor, { recruiter: recruiter.id }), 0)
  assert.equal(await applied(employer.visitor, { recruiter: recruiter.id }), 2)
  assert.equal(await applied(employer.visitor, { job: other }), 2)
  await recruiter.visitor.refused('not_found', showReport, { job })
  await manager.visitor.refused('not_found', showReport, { job: other })
  const { data } = await (editor as typeof manager).visitor.call(showReport, { days: 30, job })
  assert.deepEqual([data.hiring, data.page_views, data.scope], [null, 0, 'page'])
  for (const call of [showReport, reportChoices, exportReport]) {
    await (billing as typeof manager).visitor.refused('not_allowed', call, {})
    await (interviewer as typeof manager).visitor.refused('not_allowed', call, {})
    await new Visitor(site).refused('no_session', call, {})
  }
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showReport, { job })
  assert.equal(await applied(stranger.visitor), 0)
  const { data: own } = await recruiter.visitor.call(reportChoices, {})
  assert.deepEqual(own.recruiters, [])
  await employer.visitor.refused('invalid', showReport, { from: '2026-02-02', to: '2026-02-01' })
})
