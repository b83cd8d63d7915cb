import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { JobState } from './job-states.ts'
import { jobsWithin } from './job-team.ts'
import { placeOf, selectJobs } from './job-view.ts'
import { addressOf } from './reference.ts'

const pageSize = 50

/** Jobs of the own page, newest first, with what waits in each. */
export async function listPageJobs(
  ctx: Context,
  { state, q, cursor }: Taken<typeof contract.listPageJobs>,
): Promise<Given<typeof contract.listPageJobs>> {
  const seat = found(ctx.seat)
  const { page } = seat
  const counted = sql<number>`(select count(*) from applications a where a.job_id = jobs.id)`
  const fresh = sql<number>`(select count(*) from applications a where a.job_id = jobs.id and a.stage = 'submitted')`
  const due = sql<number>`(select count(*) from applications a where a.job_id = jobs.id and a.decided_at is null and a.answer_due_at < ${ctx.now()})`
  const rows = await selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['job_texts.title', counted.as('applicants'), fresh.as('fresh'), due.as('due')])
    .select(jobsWithin(seat, 'applicant.count').as('counts'))
    .where('jobs.page_id', '=', page)
    .$if(state !== undefined, (query) => query.where('jobs.state', '=', state as string))
    .$if(state === undefined, (query) => query.where('jobs.state', '!=', 'archived'))
    .$if(Boolean(q), (query) =>
      query.where(sql`fold_text(job_texts.title)`, 'like', sql`'%' || fold_text(${q}) || '%'`),
    )
    .$if(cursor !== undefined, (query) => query.where('jobs.id', '<', cursor as string))
    .orderBy('jobs.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map((job) => ({
      id: job.id,
      address: addressOf(job.title, job.reference),
      title: job.title,
      state: job.state as JobState,
      place: placeOf(ctx, job),
      published_at: job.published_at?.toISOString() ?? null,
      expires_at: job.expires_at?.toISOString() ?? null,
      // how many apply elsewhere is not for everybody of the team
      applicants: job.counts ? job.applicants : 0,
      fresh: job.counts ? job.fresh : 0,
      due: job.counts ? job.due : 0,
      applicant_cap: job.applicant_cap,
      updated_at: job.updated_at.toISOString(),
    })),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    counts: await countByState(ctx, page),
  }
}

async function countByState(ctx: Context, page: string): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('page_id', '=', page)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
