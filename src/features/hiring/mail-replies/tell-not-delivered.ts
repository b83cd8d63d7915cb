import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'

/** Tells the person of the thread, and never whoever an email names as its sender, that an answer came too late. */
export async function tellNotDelivered(
  ctx: Context,
  { thread_id }: { thread_id: string },
  cause: string,
  quote: string,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('applications')
    .select(['job_id', 'candidate_id', 'name', 'email', 'phone', 'language'])
    .where('id', '=', thread_id)
    .executeTakeFirst()
  if (!row) return
  const { job_id, candidate_id, ...person } = row
  await notify(ctx, {
    cause: `reply:${cause}`,
    to: { ...person, user: candidate_id },
    notice: 'reply_not_delivered',
    facts: await publicFactsOf(ctx, job_id, row.language),
    link: candidate_id ? `/applications/${thread_id}` : '/jobs',
    channels: ['bell', 'mail'],
    quote,
  })
}
