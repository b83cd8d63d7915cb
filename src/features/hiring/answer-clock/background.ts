import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { isOwed } from '#features/jobs/jobs/owed-answer.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { waitingStages } from './answer-waiting.ts'
import { answersDue } from './events.ts'
import { lapseDays, remindDays } from './rules.ts'

const day = 86_400_000
const most = 500

/** Three days before answers are due, and again when they are late, the team is told once, job by job. */
export const remindOfAnswers = backgroundTask('remind-of-answers', z.object({}), async (ctx) => {
  const now = ctx.now()
  await tellJobs(ctx, 'late_at', sql<boolean>`answer_due_at <= ${now}`)
  await tellJobs(ctx, 'reminded_at', sql<boolean>`answer_due_at <= ${new Date(now.getTime() + remindDays * day)}`)
})

/** Marks and tells in one transaction, so that a crash between them repeats nothing and forgets nothing. */
async function tellJobs(ctx: Context, mark: 'reminded_at' | 'late_at', due: RawBuilder<boolean>) {
  await ctx.db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('applications')
      // who is late already needs no reminder that it will be
      .set({ [mark]: ctx.now(), ...(mark === 'late_at' && { reminded_at: ctx.now() }) })
      .where(isOwed)
      .where(mark, 'is', null)
      .where(due)
      .returning(['id', 'job_id', 'page_id'])
      .execute()
    for (const [id, ofJob] of Map.groupBy(marked, ({ job_id }) => job_id)) {
      const [first] = ofJob as [(typeof marked)[number]]
      await emit(ctx, tx, answersDue, {
        job: id,
        page: first.page_id,
        count: ofJob.length,
        late: mark === 'late_at',
        first: first.id,
      })
    }
  })
}

/** Whoever had no word for sixty days is told the truth. An offer lapses by its own date. */
export const lapseUnanswered = backgroundTask('lapse-unanswered', z.object({}), async (ctx) => {
  const since = new Date(ctx.now().getTime() - lapseDays * day)
  for (;;) {
    const rows = await ctx.db
      .selectFrom('applications')
      .select('id')
      .where('stage', 'in', waitingStages)
      .where(sql<boolean>`greatest(submitted_at, answered_at) < ${since}`)
      .orderBy('id')
      .limit(most)
      .execute()
    for (const { id } of rows)
      await ctx.db.transaction().execute(async (tx) => {
        const held = await lock(tx, id, (query) =>
          query.where(sql<boolean>`greatest(submitted_at, answered_at) < ${since}`),
        )
        if (waitingStages.includes(held.stage)) await moveTo(ctx, tx, held, 'lapsed', 'site')
      })
    if (rows.length < most) return
  }
})
