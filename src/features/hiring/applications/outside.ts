import { sql } from 'kysely'
import { z } from 'zod'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './outside-contract.ts'

const day = 86_400_000
const most = 100

/** Somebody left for the employer's own site. A second time changes nothing: it is asked about once. */
export async function noteWayOut(ctx: Context, { user, job }: { user: string; job: string }, at: Date): Promise<void> {
  await ctx.db
    .insertInto('outside_applications')
    .values({ user_id: user, job_id: job, left_at: at })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** What is still asked first, then what one has applied to. */
export async function listOutside(ctx: Context): Promise<Given<typeof contract.listOutside>> {
  const rows = await selectJobs(ctx.db)
    .innerJoin('outside_applications', 'outside_applications.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['title', 'job_texts.language as text_language', 'left_at', 'answer', 'answered_at'])
    .where('user_id', '=', found(ctx.me).id)
    .where('jobs.state', 'in', publicStates)
    .where((or) => or.or([or('answer', 'is', null), or('answer', '=', 'applied')]))
    .orderBy((eb) => eb('answer', 'is not', null))
    .orderBy('left_at', 'desc')
    .limit(most)
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({
      job: cardOf(ctx, row, { language: row.text_language, title: row.title }),
      left_at: row.left_at.toISOString(),
      answer: row.answer,
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
  }
}

/** @throws Refused not_found · answered_already */
export async function answerOutside(
  ctx: Context,
  { job: id, answer }: Taken<typeof contract.answerOutside>,
): Promise<Given<typeof contract.answerOutside>> {
  const own = { user_id: found(ctx.me).id, job_id: id }
  const row = await ctx.db
    .updateTable('outside_applications')
    .set({ answer, answered_at: ctx.now() })
    .where('user_id', '=', own.user_id)
    .where('job_id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst()
  if (row.numUpdatedRows) return { success: true }
  found(
    await ctx.db
      .selectFrom('outside_applications')
      .select('job_id')
      .where('user_id', '=', own.user_id)
      .where('job_id', '=', id)
      .executeTakeFirst(),
  )
  throw new Refused('answered_already')
}

/** A day after somebody left for a job, the bell asks once whether they applied. */
export const askAboutOutside = backgroundTask('ask-about-outside', z.object({}), async (ctx) => {
  const now = ctx.now()
  const due = await ctx.db
    .selectFrom('outside_applications')
    .select(['user_id', 'job_id'])
    // an id that is the same whenever this runs again for this person and job
    .select(sql<string>`md5(concat(user_id, job_id))::uuid`.as('cause'))
    .where('asked_at', 'is', null)
    .where('answer', 'is', null)
    .where('left_at', '<=', new Date(now.getTime() - day))
    .execute()
  for (const { cause, user_id, job_id } of due) {
    const to = await recipient(ctx, user_id)
    if (to) {
      const facts = await publicFactsOf(ctx, job_id, to.language)
      const notice = { notice: 'application_outside', topic: 'applications' as const, facts }
      await notify(ctx, { cause, to, ...notice, link: '/applications', channels: ['bell'] })
    }
    await ctx.db
      .updateTable('outside_applications')
      .set({ asked_at: now })
      .where('user_id', '=', user_id)
      .where('job_id', '=', job_id)
      .execute()
  }
})

/** What somebody left for, given out and forgotten with the account. */
export const outsideHolding = {
  name: 'applied-elsewhere',
  async give({ db }: Context, user: string) {
    return db
      .selectFrom('outside_applications')
      .innerJoin('jobs', 'jobs.id', 'job_id')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['job_texts.title as job', 'left_at', 'answer', 'answered_at'])
      .where('user_id', '=', user)
      .execute()
  },
}
