import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { endOne, forgetPutForward } from './end-submissions.ts'
import { askedAgainDaysBefore } from './rules.ts'
import { endStates } from './submission-states.ts'
import { tellAsked } from './tell.ts'

const day = 86_400_000
const atOnce = 500
/** Who was put forward and did not come to work there is known for so long after the end. */
const keptDays = 730

/** Requests are said once more before they end; then nobody approved. */
export const endRequests = backgroundTask('end-submission-requests', z.object({}), async (ctx) => {
  const now = ctx.now()
  const rows = await ctx.db
    .selectFrom('submissions')
    .select(['id', 'answer_due_at', 'reminded_at'])
    .where('state', '=', 'candidate_asked')
    .where('answer_due_at', '<=', new Date(now.getTime() + askedAgainDaysBefore * day))
    .orderBy('answer_due_at')
    .limit(atOnce)
    .execute()
  for (const { id, answer_due_at, reminded_at } of rows) {
    if (answer_due_at && answer_due_at <= now)
      await endOne(ctx, id, ['expire'], 'no_answer', (row) => row.answer_due_at !== null && row.answer_due_at <= now)
    else if (!reminded_at) await tellAsked(ctx, `submission-reminded:${id}`, id, true)
  }
})

/** Rights that have run out before the interview end what they allowed. */
export const endRights = backgroundTask('end-representation', z.object({}), async (ctx) => {
  const now = ctx.now()
  const rows = await ctx.db
    .selectFrom('submissions')
    .select('id')
    .where('state', 'in', ['candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'duplicate'])
    .where('right_until', '<=', now)
    .limit(atOnce)
    .execute()
  for (const { id } of rows)
    await endOne(ctx, id, ['expire'], 'right_ended', (row) => row.right_until !== null && row.right_until <= now)
})

/** Who was put forward is forgotten two years after the end. */
export const forgetOldSubmissions = backgroundTask('forget-old-submissions', z.object({}), async (ctx) => {
  const rows = await ctx.db
    .selectFrom('submissions')
    .select('id')
    .where('state', 'in', endStates)
    .where('state', '<>', 'placed')
    .where('anonymised_at', 'is', null)
    .where('moved_at', '<', new Date(ctx.now().getTime() - keptDays * day))
    .limit(atOnce)
    .execute()
  await ctx.db.transaction().execute((tx) =>
    forgetPutForward(
      ctx,
      tx,
      rows.map(({ id }) => id),
    ),
  )
})
