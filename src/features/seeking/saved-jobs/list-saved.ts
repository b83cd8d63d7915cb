import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { realChanges } from '#features/jobs/jobs/changes-since.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { beforeEnd, closingDays, statusOf } from './rules.ts'

const pageSize = 30
type View = Taken<typeof contract.listSavedJobs>['view']

const isOpen = sql<boolean>`jobs.state = 'live'`
const application = sql<string | null>`(select applications.id from applications
  where applications.job_id = jobs.id and applications.candidate_id = saved_jobs.user_id limit 1)`
const isWithdrawn = sql<boolean>`exists (select from applications
  where applications.job_id = jobs.id and applications.candidate_id = saved_jobs.user_id and stage = 'withdrawn')`

/** Which saved jobs a view holds; one that was applied to is not waited for any more. */
const within = (view: View, now: Date) =>
  ({
    all: sql<boolean>`true`,
    open: sql<boolean>`(${isOpen} and ${application} is null)`,
    closing: sql<boolean>`(${isOpen} and ${application} is null and jobs.expires_at < ${closingBefore(now)})`,
    ended: sql<boolean>`not ${isOpen}`,
    applied: sql<boolean>`(${application} is not null and not ${isWithdrawn})`,
  })[view]

const closingBefore = (now: Date) => new Date(now.getTime() + closingDays * 86_400_000)

const orders: Record<Taken<typeof contract.listSavedJobs>['sort'], Sort> = {
  saved: { value: sql`saved_jobs.saved_at`, down: true, type: 'timestamptz' },
  // what is over closes no more
  closing: {
    value: sql`case when jobs.state = 'live' then date_trunc('milliseconds', jobs.expires_at) end`,
    down: false,
    type: 'timestamptz',
  },
}

/** Jobs somebody keeps, whatever became of them. */
export const selectSaved = (ctx: Context, user: string) =>
  selectJobs(ctx.db)
    .innerJoin('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .select([
      'job_texts.title',
      'job_texts.language as text_language',
      'saved_jobs.note',
      'saved_jobs.remind',
      'saved_jobs.remind_on',
      'saved_jobs.remind_at',
      'saved_jobs.told_of_end',
      'saved_jobs.saved_at',
      application.as('application'),
      isWithdrawn.as('is_withdrawn'),
    ])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('job_changes')
          .select(['field', 'said_before', 'says_now', 'at'])
          .whereRef('job_changes.job_id', '=', 'saved_jobs.job_id')
          .whereRef('at', '>', 'saved_jobs.saved_at')
          .orderBy('at'),
      ).as('changes'),
    )
    .where('saved_jobs.user_id', '=', user)
    .where('saved_jobs.removed_at', 'is', null)

export async function listSavedJobs(
  ctx: Context,
  { view, sort, cursor }: Taken<typeof contract.listSavedJobs>,
): Promise<Given<typeof contract.listSavedJobs>> {
  const user = found(ctx.me).id
  const order = orders[sort]
  const last = readCursor(cursor, order)
  const [rows, counts] = await Promise.all([
    selectSaved(ctx, user)
      .select(order.value.as('sorted_by'))
      .where(within(view, ctx.now()))
      .$if(last !== null, (query) => query.where(behind(order, sql<string>`jobs.id`, last as NonNullable<typeof last>)))
      .orderBy(order.value, (by) => (order.down ? by.desc() : by.asc()).nullsLast())
      .orderBy('jobs.id', order.down ? 'desc' : 'asc')
      .limit(pageSize + 1)
      .execute(),
    countSaved(ctx, user),
  ])
  const shown = rows.slice(0, pageSize)
  const end = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    success: true,
    data: viewsOf(ctx, shown),
    counts,
    next_cursor: end ? cursorOf(end.sorted_by, end.id) : null,
  }
}

async function countSaved(ctx: Context, user: string): Promise<Given<typeof contract.listSavedJobs>['counts']> {
  const count = (view: View) => sql<number>`(count(*) filter (where ${within(view, ctx.now())}))::integer`
  return ctx.db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select([
      count('all').as('all'),
      count('open').as('open'),
      count('closing').as('closing'),
      count('ended').as('ended'),
      count('applied').as('applied'),
    ])
    .where('user_id', '=', user)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSaved>['executeTakeFirstOrThrow']>>

/** Saved jobs as their owner sees them: what the job is now, and what was said of it. */
export function viewsOf(ctx: Context, rows: readonly Row[]): Given<typeof contract.listSavedJobs>['data'] {
  return rows.map((row) => {
    const isShown =
      publicStates.some((state) => state === row.state) && shownStates.some((state) => state === row.page_state)
    const status = statusOf({ state: row.state, isShown, end: row.expires_at }, ctx.now())
    return {
      job: cardOf(ctx, row, { language: row.text_language, title: row.title }),
      status,
      closes_at: row.expires_at?.toISOString() ?? null,
      closed_as: status === 'closed' ? (row.close_reason as null) : null,
      changed: realChanges(row.changes).map(({ field }) => field),
      application: row.application,
      is_withdrawn: row.is_withdrawn,
      note: row.note,
      remind: row.remind,
      remind_on: row.remind_on,
      reminded_at: reminderOf(row, ctx.now())?.toISOString() ?? null,
      saved_at: row.saved_at.toISOString(),
    }
  })
}

/** When somebody hears of a saved job; null where no reminder will come any more. */
function reminderOf(row: Row, now: Date): Date | null {
  if (row.application || row.state !== 'live') return null
  if (row.remind === 'date') return row.remind_at
  if (row.remind === 'none' || row.told_of_end?.getTime() === row.expires_at?.getTime()) return null
  const at = beforeEnd(row.saved_at, row.expires_at)
  return at && row.expires_at && row.expires_at > now ? at : null
}
