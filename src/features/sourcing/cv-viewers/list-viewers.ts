import { sql } from 'kysely'
import { companyOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { writersTo } from '#features/sourcing/direct-messages/direct-threads.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { happenedTo } from './happened.ts'
import { type Happening, looks } from './rules.ts'

const pageSize = 20
const mostTold = 30

type Viewer = Given<typeof contract.listCvViewers>['data'][number]
type Group = {
  key: string
  page: string | null
  people: number
  last_at: Date
  viewed_at: Date | null
  applications: string[]
  happened: Told[]
}
type Told = { what: Happening; at: string; name: string | null }

const newest: Sort = { value: sql`date_trunc('milliseconds', last_at)`, down: true, type: 'timestamptz' }

/** Who saw the caller's CV and what they did with it, the latest first. */
export async function listCvViewers(
  ctx: Context,
  { cursor }: Taken<typeof contract.listCvViewers>,
): Promise<Given<typeof contract.listCvViewers>> {
  const user = found(ctx.me).id
  const last = readCursor(cursor, newest)
  const { rows } = await sql<Group>`
    with ${happenedTo(user)}, groups as (
      select key, (array_agg(page))[1] as page, count(distinct by_id)::integer as people, max(at) as last_at,
        max(at) filter (where what = any(${looks}) or (what = 'link_used' and key = ${user}::uuid)) as viewed_at,
        array_remove(array_agg(distinct application), null) as applications
      from happened group by key)
    select groups.*, (
      select json_agg(json_build_object('what', what, 'at', at, 'name', name) order by at desc) from (
        select what, at, name from happened where happened.key = groups.key order by at desc limit ${mostTold}) told
      ) as happened
    from groups where ${last ? behind(newest, sql<string>`key`, last) : sql`true`}
    order by ${newest.value} desc, key desc limit ${pageSize + 1}`.execute(ctx.db)
  const shown = rows.slice(0, pageSize)
  const end = rows.length > pageSize ? shown.at(-1) : undefined
  const [pages, jobs, links, writers] = await Promise.all([
    pagesOf(ctx, shown),
    jobsOf(ctx, shown),
    linksOf(ctx, user),
    writersTo(
      ctx.db,
      user,
      shown.flatMap((group) => group.page ?? []),
    ),
  ])
  return {
    success: true,
    data: shown.map((group): Viewer => {
      const page = pages.get(group.page ?? '') ?? null
      return {
        id: group.key,
        kind: page ? 'page' : group.key === user ? 'own_links' : 'unnamed',
        page,
        writes: page !== null && (writers.get(page.id)?.writes ?? false),
        thread: (page && writers.get(page.id)?.thread) ?? null,
        applications: group.applications.flatMap((id) => jobs.get(id) ?? []),
        people: group.people,
        last_at: group.last_at.toISOString(),
        viewed_at: group.viewed_at?.toISOString() ?? null,
        happened: group.happened.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() })),
        links: links.get(group.key) ?? [],
      }
    }),
    next_cursor: end ? cursorOf(end.last_at, end.key) : null,
  }
}

async function pagesOf(ctx: Context, groups: readonly Group[]) {
  const ids = groups.flatMap(({ page }) => page ?? [])
  if (ids.length === 0) return new Map<string, { id: string; name: string; slug: string }>()
  const rows = await ctx.db.selectFrom('pages').select(['id', 'name', 'slug']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The applications by their jobs, each named as the candidate knows it. */
async function jobsOf(ctx: Context, groups: readonly Group[]) {
  const ids = groups.flatMap(({ applications }) => applications)
  if (ids.length === 0) return new Map<string, { id: string; job: string }>()
  const rows = await selectJobs(ctx.db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .select(['applications.id as application', 'title'])
    .where('applications.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.application,
      // an unnamed company is told from another by what its job says of it
      { id: row.application, job: row.anonymous ? `${row.title} · ${companyOf(ctx, row).name}` : row.title },
    ]),
  )
}

/** Links that still lead somewhere, by whom they are told of. */
async function linksOf(ctx: Context, user: string) {
  const { rows } = await sql<{ key: string; id: string; name: string; until_at: Date }>`
    with ${happenedTo(user)}
    select case when mine.anonymous then mine.id else coalesce(prints.page_id, ${user}::uuid) end as key,
      cv_links.id, prints.name, until_at
    from cv_links join prints on prints.id = formatted_id left join mine on mine.id = prints.application_id
    where ended_at is null and until_at > ${ctx.now()} order by until_at`.execute(ctx.db)
  const links = rows.map(({ key, until_at, ...row }) => ({ key, link: { ...row, until: until_at.toISOString() } }))
  return new Map([...Map.groupBy(links, ({ key }) => key)].map(([key, of]) => [key, of.map(({ link }) => link)]))
}
