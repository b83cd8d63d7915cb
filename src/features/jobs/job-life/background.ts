import type { ExpressionBuilder, SqlBool } from 'kysely'
import { z } from 'zod'
import type { DB } from '#db/tables.ts'
import { type LockedJob, moveJob, releaseJob } from '#features/jobs/jobs/move-job.ts'
import { confirmDays } from '#features/jobs/jobs/rules.ts'
import { type BackgroundTask, backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { jobAsked } from './events.ts'
import { askDays, fullDays, remindDays } from './rules.ts'

const day = 86_400_000
const most = 500

type Due = (eb: ExpressionBuilder<DB, 'jobs'>, now: Date) => ReturnType<typeof eb.and>

/**
 * Work of the clock on single jobs: finds those that are due, locks each, looks again, and acts. Safe to run twice, and
 * beside another worker.
 */
const onEach = (
  name: string,
  due: Due,
  act: (ctx: Context, tx: Tx, job: LockedJob) => Promise<unknown>,
): BackgroundTask =>
  backgroundTask(name, z.object({}), async (ctx) => {
    const now = ctx.now()
    const rows = await ctx.db
      .selectFrom('jobs')
      .select('id')
      .where((eb) => due(eb, now))
      .limit(most)
      .execute()
    for (const { id } of rows)
      await ctx.db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .where((eb) => due(eb, now))
          .forNoKeyUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (row) await act(ctx, tx, row)
      })
  }) as BackgroundTask

const before = (now: Date, days: number) => new Date(now.getTime() - days * day)
const after = (now: Date, days: number) => new Date(now.getTime() + days * day)

/** Jobs past their end close by themselves. */
export const closeExpiredJobs = onEach(
  'close-expired-jobs',
  (eb, now) => eb.and([eb('state', 'in', ['live', 'paused']), eb('expires_at', '<', now)]),
  (ctx, tx, row) => moveJob(ctx, tx, row, 'close', { by: 'clock', as: 'expired' }),
)

/** Jobs that nobody confirmed in time take no applications until somebody does. */
export const pauseUnconfirmedJobs = onEach(
  'pause-unconfirmed-jobs',
  (eb, now) => eb.and([eb('state', '=', 'live'), eb('confirmed_at', '<', before(now, confirmDays))]),
  (ctx, tx, row) => moveJob(ctx, tx, row, 'pause', { by: 'clock', reason: 'unconfirmed' }),
)

/** Scheduled jobs go live at their time. */
export const openScheduledJobs = onEach(
  'open-scheduled-jobs',
  (eb, now) => eb.and([eb('state', '=', 'scheduled'), eb.or([eb('opens_at', 'is', null), eb('opens_at', '<=', now)])]),
  (ctx, tx, row) => moveJob(ctx, tx, row, 'open', { by: 'clock' }),
)

/** Approved jobs of a page that was blocked go on once it may post again. */
export const releaseApprovedJobs = onEach(
  'release-approved-jobs',
  (eb) => eb.and([eb('state', '=', 'approved')]),
  (ctx, tx, row) => releaseJob(ctx, tx, row),
)

/** Jobs that were full for a week close. */
export const closeFullJobs = onEach(
  'close-full-jobs',
  (eb, now) =>
    eb.and([
      eb('state', '=', 'paused'),
      eb('pause_reason', '=', 'cap_reached'),
      eb('full_at', '<', before(now, fullDays)),
    ]),
  (ctx, tx, row) => moveJob(ctx, tx, row, 'close', { by: 'clock', as: 'cap_reached' }),
)

const neverAsked = (eb: ExpressionBuilder<DB, 'jobs'>) =>
  eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', eb.ref('confirmed_at'))]) as ReturnType<typeof eb.and> &
    SqlBool

/** A week before a job would pause, its team is asked whether it is still open; unless it ends before that anyway. */
export const askWhetherOpen = onEach(
  'ask-whether-open',
  (eb, now) =>
    eb.and([
      eb('state', '=', 'live'),
      eb('confirmed_at', '<', before(now, confirmDays - askDays)),
      eb('expires_at', '>', after(now, askDays)),
      neverAsked(eb),
    ]),
  async (ctx, tx, row) => {
    await tx.updateTable('jobs').set({ asked_at: ctx.now() }).where('id', '=', row.id).execute()
    await emit(ctx, tx, jobAsked, { job: row.id, page: row.page_id, ask: 'open', days: askDays })
  },
)

/** Seven days and one day before the end the team is told, each once. */
export const remindOfEnd = onEach(
  'remind-of-end',
  (eb, now) =>
    eb.and([
      eb('state', 'in', ['live', 'paused']),
      eb('expires_at', '>', now),
      eb.or(
        remindDays.map((days) =>
          eb.and([
            eb('expires_at', '<=', after(now, days)),
            eb.or([eb('reminded_days', 'is', null), eb('reminded_days', '>', days)]),
          ]),
        ),
      ),
    ]),
  async (ctx, tx, row) => {
    const left = ((row.expires_at as Date).getTime() - ctx.now().getTime()) / day
    const days = left <= 1 ? 1 : 7
    await tx.updateTable('jobs').set({ reminded_days: days }).where('id', '=', row.id).execute()
    await emit(ctx, tx, jobAsked, { job: row.id, page: row.page_id, ask: 'ending', days })
  },
)
