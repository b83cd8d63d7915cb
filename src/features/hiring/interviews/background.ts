import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { holdInterview, selectInterviews } from './find-interviews.ts'
import { interviewKey } from './interview-key.ts'
import { moveInterview } from './move-interview.ts'
import { agreedDetails } from './say-times.ts'
import { candidateOf, factsFor, teamOf } from './tell-interview.ts'

const hour = 3_600_000
/** A reminder of the day before that comes later than so is none: the one of the hour is near, or it is that day already. */
const dayLate = 5 * hour
const most = 500

/** A day and an hour before, both sides are reminded, each once; who confirmed later than that knows anyway. */
export const remindOfInterviews = backgroundTask('remind-of-interviews', z.object({}), async (ctx) => {
  await remind(ctx, 'hour_reminded_at', hour)
  await remind(ctx, 'day_reminded_at', 24 * hour)
})

async function remind(ctx: Context, mark: 'hour_reminded_at' | 'day_reminded_at', before: number) {
  const now = ctx.now()
  const due = await ctx.db
    .updateTable('interviews')
    .set({ [mark]: now })
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + before))
    .where(mark, 'is', null)
    .returning(['id', 'version', 'updated_at', 'starts_at'])
    .execute()
  for (const { id, version, updated_at, starts_at } of due) {
    if (Number(starts_at) - Number(updated_at) < before) continue
    if (mark === 'day_reminded_at' && Number(starts_at) - now.getTime() < before - dayLate) continue
    const row = await selectInterviews(ctx.db).where('interviews.id', '=', id).executeTakeFirstOrThrow()
    // an id that is the same whenever this runs again for this time of this interview
    const { rows } = await sql<{ cause: string }>`select md5(${`${id} ${version} ${mark}`})::uuid as cause`.execute(
      ctx.db,
    )
    const cause = rows[0]?.cause ?? id
    const candidate = candidateOf(row)
    for (const to of [candidate, ...(await teamOf(ctx, row))])
      await notify(ctx, {
        cause,
        to,
        notice: to === candidate ? 'interview_soon' : 'interview_soon_team',
        topic: 'applications',
        facts: await factsFor(ctx, row, to),
        ...(await agreedDetails(ctx, row, to)),
        link:
          to === candidate
            ? `/interview/${await interviewKey(ctx, id)}`
            : `/page/jobs/${row.job_id}/board?applicant=${row.application_id}`,
        channels: ['bell', 'mail', 'push', 'sms'],
        urgent: true,
      })
  }
}

/** Times that all went by without an answer are told to be over. */
export const lapseProposals = backgroundTask('lapse-interview-proposals', z.object({}), async (ctx) => {
  const isOver = sql<boolean>`interviews.slots[array_upper(interviews.slots, 1)] < ${ctx.now()}`
  const rows = await ctx.db
    .selectFrom('interviews')
    .select('id')
    .where('state', '=', 'proposed')
    .where(isOver)
    .limit(most)
    .execute()
  for (const { id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const row = await holdInterview(tx, id)
      if (row.state === 'proposed') await moveInterview(ctx, tx, row, 'lapse', 'site')
    })
})
