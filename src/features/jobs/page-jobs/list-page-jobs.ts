import { sql } from 'kysely'
import { placeOf } from '#features/jobs/jobs/job-names.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { isLate } from '#features/jobs/jobs/owed-answer.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, type Last, readCursor } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { authorsOf, countByState, placesOf } from './filters-of-page.ts'
import { sorts } from './sorting.ts'

const pageSize = 50

type Asked = Taken<typeof contract.listPageJobs>
type Gives = Given<typeof contract.listPageJobs>

/** Jobs of the own page in the asked order, with what waits in each, and what they may be narrowed by. */
export async function listPageJobs(ctx: Context, asked: Asked): Promise<Gives> {
  const { page } = found(ctx.membership)
  const sort = sorts[asked.sort]
  const last = readCursor(asked.cursor, sort)
  const [rows, counts, authors, places] = await Promise.all([
    selectFiltered(ctx, asked)
      .select(sort.value.as('sorted_by'))
      .$if(last !== null, (query) => query.where(behind(sort, sql`jobs.id`, last as Last)))
      .orderBy(sort.value, (order) => (sort.down ? order.desc() : order.asc()).nullsLast())
      .orderBy('jobs.id', sort.down ? 'desc' : 'asc')
      .limit(pageSize + 1)
      .execute(),
    countByState(ctx, page),
    authorsOf(ctx, page),
    placesOf(ctx, page),
  ])
  const shown = rows.slice(0, pageSize)
  const end = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    success: true,
    data: shown.map((job) => rowOf(ctx, job)),
    next_cursor: end ? cursorOf(end.sorted_by, end.id) : null,
    counts,
    authors,
    places,
  }
}

function selectFiltered(ctx: Context, { state, author, job, city, q }: Asked) {
  const membership = found(ctx.membership)
  const fresh = sql<number>`(select count(*) from applications a where a.job_id = jobs.id and a.stage = 'submitted')`
  const due = sql<number>`(select count(*) from applications where applications.job_id = jobs.id and ${isLate(ctx.now())})`
  return selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users as author', 'author.id', 'jobs.created_by')
    .leftJoin('job_edits', 'job_edits.job_id', 'jobs.id')
    .select(['job_texts.title', 'author.name as author', 'job_edits.state as editing'])
    .select([fresh.as('fresh'), due.as('due')])
    .select([
      reachableJobs(membership, 'applicant.count').as('counts'),
      reachableJobs(membership, 'applicant.read').as('has_board'),
      reachableJobs(membership, 'job.write').as('may_write'),
    ])
    .where('jobs.page_id', '=', membership.page)
    .$if(state !== undefined, (query) => query.where('jobs.state', '=', state as NonNullable<typeof state>))
    .$if(state === undefined, (query) => query.where('jobs.state', '!=', 'archived'))
    .$if(author !== undefined, (query) => query.where('jobs.created_by', '=', author as string))
    .$if(job !== undefined, (query) => query.where('jobs.id', '=', job as string))
    .$if(city !== undefined, (query) =>
      query.where((or) =>
        or.or([or('jobs.city_id', '=', city as number), sql<boolean>`${city} = any(jobs.more_city_ids)`]),
      ),
    )
    .$if(Boolean(q), (query) =>
      query.where((or) =>
        or.or([
          sql<boolean>`fold_text(job_texts.title) like '%' || fold_text(${escapeLike(q ?? '')}) || '%'`,
          or('jobs.reference', '=', (q ?? '').toLowerCase()),
        ]),
      ),
    )
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type Row = Awaited<ReturnType<ReturnType<typeof selectFiltered>['execute']>>[number]

const rowOf = (ctx: Context, job: Row): Gives['data'][number] => ({
  id: job.id,
  address: addressOf(job.title, job.reference),
  title: job.title,
  language: job.language,
  state: job.state,
  place: placeOf(ctx, job),
  author: job.author,
  may_write: job.may_write,
  has_board: job.has_board,
  anonymous: job.anonymous,
  published_at: job.published_at?.toISOString() ?? null,
  opens_at: job.opens_at?.toISOString() ?? null,
  expires_at: job.expires_at?.toISOString() ?? null,
  confirmed_at: job.confirmed_at?.toISOString() ?? null,
  // how many apply elsewhere is not for everybody of the team
  may_count: job.counts,
  applicants: job.counts ? job.applicants_count : 0,
  fresh: job.counts ? job.fresh : 0,
  due: job.counts ? job.due : 0,
  applicant_cap: job.applicant_cap,
  editing: job.editing as 'writing' | null,
  updated_at: job.updated_at.toISOString(),
})
