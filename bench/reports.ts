import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/tables.ts'
import { makeReport } from '#features/hiring/insight/report/show-report.ts'
import { showReport } from '#features/hiring/insight/report-contract.ts'
import { catchUp } from '#features/hiring/progress/count-progress.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Context } from '#platform/server/context.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { backendClock } from './parts/backend-time.ts'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const many = 100_000
const views = 200_000
const rounds = 15

/** A page with 100,000 applications of a year: counting them from their history, and the report of the whole year. */
export default async function reportsBench(): Promise<Result> {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await fill(site, job, employer.page.id)
  const counted = await timed(() => catchUp(site.world.db))
  await site.pool.query('analyze')
  const asked = {
    year: { days: 365 },
    quarter: { days: 90 },
    month: { days: 30 },
    'year of one job': { days: 365, job },
  }
  const onOne = await oneConnection(site, employer)
  const rows: Result['rows'] = [
    { what: `counting ${many} applications from their history, s`, value: Math.round(counted / 100) / 10 },
  ]
  for (const [what, input] of Object.entries(asked)) {
    const { data } = await employer.visitor.call(showReport, input) // warm
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) taken.push(await timed(() => employer.visitor.call(showReport, input)))
    const spent: number[] = []
    for (let round = 0; round < rounds; round++) spent.push(await onOne(input))
    rows.push({
      what: `report of a ${what}: CPU of the database, median, ms`,
      value: Math.round(median(spent)),
    })
    rows.push({
      what: `report of a ${what}, ${data.hiring?.reached[0]?.count} applications, median (p95), ms`,
      value: `${Math.round(median(taken))} (${Math.round(quantile(taken, 0.95))})`,
    })
  }
  return { title: `Reports of a page with ${many} applications`, rows }
}

/** The same report on one connection, in milliseconds of processor: what a crowded machine cannot make longer. */
async function oneConnection(site: Site, { id, page }: { id: string; page: { id: string } }) {
  const pool = new pg.Pool({ ...site.connection, max: 1 })
  site.atEnd(() => pool.end())
  const read = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const clock = await backendClock(pool)
  const membership = {
    page: page.id,
    member: id,
    role: 'owner',
    person: null,
    xsrf: null,
    may: () => true,
    scope: () => 'all',
  }
  const ctx: Context = { ...backgroundContext(site.world), read, membership }
  return async (asked: Parameters<typeof makeReport>[1]) => (await clock(() => makeReport(ctx, asked))).cpu
}

/** Applications spread over a year, most of them moved once or more, and views day by day. */
async function fill({ world: { db, now } }: Site, job: string, page: string): Promise<void> {
  await sql`
    insert into applications (id, job_id, page_id, stage, reason, name, email, language, source, version, position, submitted_at, moved_at, answer_due_at)
    select gen_random_uuid(), ${job}, ${page},
      (array['submitted', 'in_review', 'shortlisted', 'interviewing', 'rejected', 'rejected', 'rejected', 'withdrawn', 'offered', 'hired'])[1 + at % 10],
      case when at % 10 between 4 and 6 then (array['skills', 'experience', 'place'])[1 + at % 3] end,
      'Person ' || at, 'person' || at || '@example.com', 'en',
      (array['search', 'alert', 'search', 'site', 'google.com', 'company'])[1 + at % 6], 2, at,
      ${now()}::timestamptz - at * interval '5 minutes', ${now()}::timestamptz, ${now()}::timestamptz - at * interval '5 minutes' + interval '14 days'
    from generate_series(1, ${many}::integer) at`.execute(db)
  await sql`
    insert into events (id, at, name, thing, thing_id, page_id, request_id, data)
    select gen_random_uuid(), submitted_at + (step * (1 + position::integer % 40)) * interval '2 hours', 'application.moved', 'application', id, page_id, 'bench',
      jsonb_build_object('from', ladder[step], 'to', case when step = steps then stage else ladder[step + 1] end, 'side', 'page', 'reason', reason)
    from (select *, array['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered'] as ladder,
      case stage when 'submitted' then 0 when 'in_review' then 1 when 'shortlisted' then 2 when 'interviewing' then 3 when 'offered' then 4 when 'hired' then 5
        else 1 + position::integer % 3 end as steps
      from applications where page_id = ${page}) a, generate_series(1, steps) step`.execute(db)
  await sql`
    insert into page_visits (page_id, job_id, day, what, source, country_id, count)
    select ${page}, ${job}, (${now()}::timestamptz - (at % 365) * interval '1 day')::date, (array['view', 'start'])[1 + (at / 365) % 2],
      (array['search', 'alert', 'company', 'direct', 'group', 'link', 'site'])[1 + (at / 730) % 7], at / 5110, 1 + at % 9
    from generate_series(0, ${views}::integer - 1) at on conflict do nothing`.execute(db)
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
