import { sql } from 'kysely'
import { z } from 'zod'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { beforeEnd, remindDays } from './rules.ts'

const day = 86_400_000
const most = 500

/** Reminds of saved jobs that are still open and were not applied to: shortly before the end, or on the chosen day. */
export const remindOfSavedJobs = backgroundTask('remind-of-saved-jobs', z.object({}), async (ctx) => {
  for (const row of await dueByDay(ctx)) {
    await tell(ctx, row, 'saved_job_day', `saved job ${row.job} on ${row.remind_on}`)
    await mark(ctx, row, { remind_at: null })
  }
  for (const row of await dueByEnd(ctx)) {
    // whoever saved it on its last day knows
    if (beforeEnd(row.saved_at, row.expires_at))
      await tell(ctx, row, 'saved_job_closing', `saved job ${row.job} until ${row.expires_at?.toISOString()}`)
    await mark(ctx, row, { told_of_end: row.expires_at })
  }
})

const selectDue = ({ db }: Context) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .innerJoin('users', 'users.id', 'saved_jobs.user_id')
    .select([
      'users.id as user',
      'users.name',
      'users.email',
      'users.phone',
      'users.language',
      'jobs.id as job',
      'jobs.reference',
      'jobs.expires_at',
      'saved_jobs.saved_at',
      'saved_jobs.remind_on',
      'saved_jobs.note',
    ])
    .where('saved_jobs.removed_at', 'is', null)
    .where('users.state', '=', 'active')
    .where('jobs.state', '=', 'live')
    .where('pages.state', 'in', shownStates)
    .where(sql<boolean>`not exists (select from applications a where a.job_id = jobs.id and a.candidate_id = users.id)`)
    .limit(most)

type Due = Awaited<ReturnType<ReturnType<typeof selectDue>['executeTakeFirstOrThrow']>>

const dueByDay = (ctx: Context) => selectDue(ctx).where('saved_jobs.remind_at', '<=', ctx.now()).execute()

/** Asks the jobs when they end: one that was extended is due later by itself. */
const dueByEnd = (ctx: Context) =>
  selectDue(ctx)
    .where('saved_jobs.remind', '=', 'closing')
    .where('jobs.expires_at', '>', ctx.now())
    .where('jobs.expires_at', '<=', ahead(ctx, remindDays.usual))
    .where(sql<boolean>`(saved_at < expires_at - make_interval(days => ${remindDays.usual})
      or expires_at <= ${ahead(ctx, remindDays.late)})`)
    .where(sql<boolean>`saved_jobs.told_of_end is distinct from jobs.expires_at`)
    .orderBy('jobs.expires_at')
    .execute()

const ahead = ({ now }: Context, days: number) => new Date(now().getTime() + days * day)

async function tell(ctx: Context, { note, ...row }: Due, notice: string, cause: string): Promise<void> {
  const facts = await publicFactsOf(ctx, row.job, row.language)
  const days = row.expires_at ? Math.max(1, Math.ceil((row.expires_at.getTime() - ctx.now().getTime()) / day)) : 0
  await notify(ctx, {
    cause,
    to: row,
    notice,
    topic: 'jobs',
    facts: { ...facts, days },
    link: `/jobs/${encodeURIComponent(addressOf(facts.job, row.reference))}`,
    channels: ['bell', 'mail', 'push'],
    ...(note && { quote: note }),
  })
}

const mark = (ctx: Context, { user, job: id }: Due, set: { remind_at: null } | { told_of_end: Date | null }) =>
  ctx.db.updateTable('saved_jobs').set(set).where('user_id', '=', user).where('job_id', '=', id).execute()
