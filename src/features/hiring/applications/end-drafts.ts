import { z } from 'zod'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { dropDraftsTo } from './drafts/drafts.ts'
import { draftDays } from './rules.ts'

/** A job has closed: whoever was still writing is told, and what was written goes. */
export async function endDrafts(ctx: Context, cause: string, job: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('application_drafts')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'users.name', 'users.language'])
    .where('job_id', '=', job)
    .execute()
  // told first: should this stop half way, it begins again, and nobody is told twice
  for (const { user_id, name, language } of rows)
    await notify(ctx, {
      cause,
      to: { user: user_id, name, email: null, phone: null, language },
      notice: 'application_draft_closed',
      topic: 'applications',
      facts: await publicFactsOf(ctx, job, language),
      link: '/applications',
      channels: ['bell'],
    })
  await ctx.db.transaction().execute((tx) => dropDraftsTo(tx, job))
}

/** What nobody has touched for sixty days is thrown away. */
export const forgetOldDrafts = backgroundTask('forget-old-drafts', z.object({}), async (ctx) => {
  await ctx.db
    .deleteFrom('application_drafts')
    .where('updated_at', '<', new Date(ctx.now().getTime() - draftDays * 86_400_000))
    .execute()
})
